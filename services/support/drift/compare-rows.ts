import type { DriftedRow } from '../contract/customers.js';

export type Row = Readonly<Record<string, unknown>>;

export function compareRows(
  key: readonly string[],
  live: readonly Row[],
  fresh: readonly Row[],
): readonly DriftedRow[] {
  const view = new Map(live.map((row) => [keyOf(key, row), row]));
  const stream = new Map(fresh.map((row) => [keyOf(key, row), row]));
  const keys = new Set([...view.keys(), ...stream.keys()]);
  return [...keys].flatMap((each) => drifted(each, view.get(each), stream.get(each)));
}

function drifted(key: string, live: Row | undefined, fresh: Row | undefined): readonly DriftedRow[] {
  const columns = Object.keys(fresh ?? live ?? {}).flatMap((column) => {
    const [view, stream] = [live?.[column] ?? null, fresh?.[column] ?? null];
    return live && fresh && canonical(view) === canonical(stream) ? [] : [{ column, view, stream }];
  });
  return columns.length > 0 ? [{ key, columns }] : [];
}

function keyOf(key: readonly string[], row: Row): string {
  return key.map((column) => String(row[column])).join(' / ');
}

/** Writes a value as JSON with sorted fields, because the database does not keep their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
