import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { parse } from './valid.js';
import { useSwedishMessages } from './swedish-messages.js';

const before = z.config().localeError;
beforeAll(() => useSwedishMessages());
afterAll(() => z.config({ localeError: before }));

const messageOf = (schema: z.ZodType, value: unknown): string => {
  try {
    parse(z.object({ options: z.object({ field: schema }) }), { options: { field: value } });
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  [z.string(), 4, 'options.field ska vara text.'],
  [z.string(), undefined, 'options.field saknas.'],
  [z.array(z.string()), 'x', 'options.field ska vara en lista.'],
  [z.object({}), 'x', 'options.field ska vara ett objekt.'],
  [z.record(z.string(), z.string()), 'x', 'options.field ska vara ett objekt.'],
  [z.boolean(), 'x', 'options.field ska vara true eller false.'],
  [z.number(), Number.NaN, 'options.field ska vara ett tal.'],
  [z.number().int(), 1.5, 'options.field ska vara ett heltal.'],
  [z.number().max(480), 481, 'options.field ska vara högst 480.'],
  [z.number().min(0), -1, 'options.field ska vara minst 0.'],
  [z.number().gt(0), 0, 'options.field ska vara mer än 0.'],
  [z.number().lt(9), 9, 'options.field ska vara mindre än 9.'],
  [z.number().multipleOf(2), 3, 'options.field ska vara delbart med 2.'],
  [z.string().min(1), '', 'options.field får inte vara tom.'],
  [z.string().min(2), 'a', 'options.field ska ha minst 2 tecken.'],
  [z.string().max(3), 'abcd', 'options.field ska ha högst 3 tecken.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'options.field ska ha högst 1 del.'],
  [z.enum(['asc', 'desc']), 'up', 'options.field ska vara något av asc, desc.'],
  [z.literal('V3'), 'V2', 'options.field ska vara V3.'],
  [z.iso.date(), 'x', 'options.field ska vara ett datum som 2026-11-01.'],
  [z.email(), 'x', 'options.field ska vara en giltig e-postadress.'],
  [z.string().regex(/^a/), 'b', 'options.field har fel form.'],
  [z.union([z.string(), z.number()]), true, 'options.field har fel form.'],
])('an error names the refused field and says in Swedish what it must be: %#', (schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});

test('a body that is not an object is reported as the call', () => {
  expect(() => parse(z.object({}), 'x')).toThrow('Anropet ska vara ett objekt.');
});
