import type { Column } from './view-table.js';

/** The name of the column for each field of an object. */
export type ColumnNames<Fields> = Readonly<Record<keyof Fields, string>>;

type Named<Fields> = { readonly [Field in keyof Fields]?: string };

/** The columns of these fields in a table. Each has the type of its field. */
export function columnsOf<Fields, Names extends Named<Fields>>(names: Names) {
  return Object.fromEntries(Object.values(names as object).map((name: string) => [name, {}])) as {
    readonly [Field in keyof Names & keyof Fields as Names[Field] & string]: Column<Fields[Field]>;
  };
}

/** The part of a row that holds these fields of an object. */
export function toColumns<Fields, const Names extends Named<Fields>>(names: Names, fields: Fields) {
  const row: Record<string, unknown> = {};
  for (const field in names) row[names[field] as string] = fields[field as unknown as keyof Fields];
  return row as { readonly [Field in keyof Names & keyof Fields as Names[Field] & string]: Fields[Field] };
}

/** The fields of an object, read from the columns of a row. */
export function toFields<Row, const Names extends Readonly<Record<string, keyof Row>>>(names: Names, row: Row) {
  const fields: Record<string, unknown> = {};
  for (const field in names) fields[field] = row[names[field] as keyof Row];
  return fields as { readonly [Field in keyof Names]: Row[Names[Field]] };
}
