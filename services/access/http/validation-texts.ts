const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'ett tal',
  int: 'ett heltal',
  boolean: 'true eller false',
  array: 'en lista',
  object: 'ett objekt',
  record: 'ett objekt',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'ett datum som 2026-11-01',
  datetime: 'en tidpunkt som 2026-11-01T00:00:00Z',
  email: 'en giltig e-postadress',
  url: 'en giltig adress',
  uuid: 'ett giltigt id (UUID)',
};

const sizes = (most: boolean, inclusive: boolean): string =>
  most ? (inclusive ? 'högst' : 'mindre än') : inclusive ? 'minst' : 'mer än';

function size(origin: string, word: string, limit: number): string {
  const number = limit.toLocaleString('sv-SE');
  if (origin === 'string') return `ska ha ${word} ${number} tecken`;
  if (origin === 'array' || origin === 'set') return `ska ha ${word} ${number} ${limit === 1 ? 'del' : 'delar'}`;
  return `ska vara ${word} ${number}`;
}

/** What the API says of a field that its schema refuses. */
export const validationTexts = {
  whole: 'Anropet',
  fault: (name: string, expected: string) => `${name} ${expected}.`,
  missing: 'saknas',
  kind: (kind: string) => (KINDS[kind] ? `ska vara ${KINDS[kind]}` : 'har fel form'),
  atMost: (origin: string, limit: number, inclusive: boolean) => size(origin, sizes(true, inclusive), limit),
  atLeast: (origin: string, limit: number, inclusive: boolean) =>
    origin === 'string' && limit === 1 && inclusive
      ? 'får inte vara tom'
      : size(origin, sizes(false, inclusive), limit),
  oneOf: (values: readonly string[]) =>
    values.length === 1 ? `ska vara ${values[0]}` : `ska vara något av ${values.join(', ')}`,
  format: (format: string) => (FORMATS[format] ? `ska vara ${FORMATS[format]}` : 'har fel form'),
  multipleOf: (divisor: number | bigint) => `ska vara delbart med ${divisor}`,
  otherForm: 'har fel form',
} as const;
