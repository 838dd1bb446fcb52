/**
 * A query's row in the projection's own format. The driver makes Date objects of instants; pages and JSON answers need
 * the ISO string.
 */
export function plainRow<Row extends object>(row: Row): Row {
  const plain = Object.entries(row).map(([column, value]): [string, unknown] => [
    column,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(plain) as Row;
}

export function plainRows<Row extends object>(rows: readonly Row[]): Row[] {
  return rows.map(plainRow);
}
