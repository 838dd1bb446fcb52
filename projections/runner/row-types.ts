import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

/** Types of rows in projections: business dates and instants as strings, whole numbers as numbers. */
export const rowTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    parsers.get(oid) ?? getTypeParser(oid, format)) as typeof getTypeParser,
};

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);
