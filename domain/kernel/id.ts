/** A UUID. The domain never creates ids: they arrive in the command. */
export type Uuid = string;

/** A stream: its kind, and a key that is unique within the kind. */
export interface StreamRef<Kind extends string = string> {
  readonly kind: Kind;
  readonly key: string;
}

/** The name of a stream of any kind; `domain/slices.ts` lists the kinds. */
export function streamName({ kind, key }: StreamRef): string {
  return `${kind}-${key}`;
}

/** Parses the stream names of these kinds. Null for any other name. @throws when a name could be of two kinds */
export function streamNameReader<Kind extends string>(
  kinds: readonly Kind[],
): (name: string) => StreamRef<Kind> | null {
  for (const kind of kinds) {
    const other = kinds.find((one) => one.startsWith(`${kind}-`));
    if (other) throw new TypeError(`a stream of kind ${other} could be read as one of kind ${kind}`);
  }
  const form = new RegExp(`^(${kinds.join('|')})-(.+)$`);
  return (name) => {
    const [, read, key = ''] = form.exec(name) ?? [];
    const kind = kinds.find((one) => one === read);
    return kind === undefined ? null : { kind, key };
  };
}
