/**
 * Converts a query's row to the format of projections. The driver returns instants as Date objects, but pages and JSON
 * need ISO strings.
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
