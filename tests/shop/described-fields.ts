/** The part of an OpenAPI schema that names fields. */
export interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly example?: unknown;
}

export type Schemas = Readonly<Record<string, Schema>>;

interface Fields {
  [name: string]: Fields;
}

/** The schema that a reference names. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (schemas[name] as Schema);
}

/** The names of all fields of a schema, sorted and at any depth: `id lines[]{price{sum} quantity}`. */
export function fieldsOf(schema: Schema, schemas: Schemas): string {
  const fields: Fields = {};
  collect(schema, schemas, fields);
  return printed(fields);
}

function collect(given: Schema, schemas: Schemas, into: Fields): void {
  const schema = resolved(given, schemas);
  for (const one of schema.anyOf ?? schema.oneOf ?? []) collect(one, schemas, into);
  if (schema.items) collect(schema.items, schemas, into);
  for (const [name, each] of Object.entries(schema.properties ?? {})) {
    const key = resolved(each, schemas).items ? `${name}[]` : name;
    collect(each, schemas, (into[key] ??= {}));
  }
}

function printed(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, inner]) => (Object.keys(inner).length > 0 ? `${name}{${printed(inner)}}` : name))
    .toSorted()
    .join(' ');
}
