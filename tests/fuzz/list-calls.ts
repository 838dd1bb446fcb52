interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

export interface ListCall {
  readonly method: string;
  readonly path: string;
  readonly lists: readonly (readonly string[])[];
}

/**
 * Returns the calls that take lists, except those of partners, whose messages have no budget. They come from the OpenAPI
 * description. `[]` in a path means any element of a list.
 */
export async function listCalls(url: string): Promise<readonly ListCall[]> {
  const response = await fetch(`${url}/api/docs.json`);
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Described>> };
  const ours = Object.entries(paths).filter(([path]) => !path.startsWith('/webhooks/'));
  return ours.flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { requestBody }]) => {
      const schemas = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
      const lists = schemas.flatMap((schema) => listsIn(schema, []));
      return lists.length > 0 ? [{ method: method.toUpperCase(), path, lists }] : [];
    }),
  );
}

function listsIn({ type, properties = {}, items, anyOf = [] }: Schema, at: readonly string[]): readonly string[][] {
  const own = type === 'array' ? [[...at], ...listsIn(items ?? {}, [...at, '[]'])] : [];
  const fields = Object.entries(properties).flatMap(([name, schema]) => listsIn(schema, [...at, name]));
  return [...own, ...fields, ...anyOf.flatMap((schema) => listsIn(schema, at))];
}

/** Builds a body that contains only this value, at this path. */
export function bodyWith(path: readonly string[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  return first === '[]' ? [bodyWith(rest, value)] : { [first]: bodyWith(rest, value) };
}
