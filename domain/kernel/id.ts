/** Makes an id for a place in a stream or a command; ids are UUIDs handed in, never made in the domain. */
export type Uuid = string;

/** A stream, told by its kind and by what no other stream of the kind is called. */
export interface StreamRef<Kind extends string = string> {
  readonly kind: Kind;
  readonly key: string;
}

/** The name of a stream of any kind; `domain/slices.ts` knows which kinds there are. */
export function streamName({ kind, key }: StreamRef): string {
  return `${kind}-${key}`;
}

/** Reads the names of streams of these kinds; null for any other. @throws where a name could be read as of two kinds */
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
