/** A column of a view. The type of its values exists only for the compiler. */
export interface Column<Value> {
  readonly value?: Value;
}

export function column<Value>(): Column<Value> {
  return {};
}

/** A view's table as its migration created it. `columns` has all columns. */
export interface AnyViewTable {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Column<unknown>>>;
}

/** The table of these rows. */
export interface ViewTable<Row extends object> extends AnyViewTable {
  readonly key: readonly (keyof Row & string)[];
  readonly columns: { readonly [Name in keyof Row]: Column<Row[Name]> };
}

/** The row of a table: instants are ISO strings, dates "YYYY-MM-DD". */
export type RowOf<Table extends AnyViewTable> = {
  readonly [Name in keyof Table['columns']]: Table['columns'][Name] extends Column<infer Value> ? Value : never;
};

interface Definition<Columns extends AnyViewTable['columns']> {
  readonly name: string;
  readonly key: readonly (keyof Columns & string)[];
  readonly columns: Columns;
}

/** Defines a table by its columns. `RowOf` derives the type of its rows. */
export function viewTable<Columns extends AnyViewTable['columns']>(table: Definition<Columns>): Definition<Columns> {
  return table;
}
