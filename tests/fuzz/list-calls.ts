interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
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
 * Returns the calls whose bodies contain lists, as the OpenAPI description says. In a path, `[]` stands for any
 * element.
 */
export async function listCalls(url: string): Promise<readonly ListCall[]> {
  const response = await fetch(`${url}/api/docs.json`);
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { requestBody }]) => {
      const schemas = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
      const lists = schemas.flatMap((schema) => listsIn(schema, []));
      return lists.length > 0 ? [{ method: method.toUpperCase(), path, lists }] : [];
    }),
  );
}

function listsIn({ type, properties = {}, items, oneOf = [] }: Schema, at: readonly string[]): readonly string[][] {
  const own = type === 'array' ? [[...at], ...listsIn(items ?? {}, [...at, '[]'])] : [];
  const fields = Object.entries(properties).flatMap(([name, schema]) => listsIn(schema, [...at, name]));
  return [...own, ...fields, ...oneOf.flatMap((schema) => listsIn(schema, at))];
}

/** Builds a body that contains only this value, at this path. */
export function bodyWith(path: readonly string[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  return first === '[]' ? [bodyWith(rest, value)] : { [first]: bodyWith(rest, value) };
}
