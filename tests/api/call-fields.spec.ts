import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { NEWER, OLDER, type Row } from '../shop/cart-calls/rows.js';
import { fieldsOf, resolved, type Schema, type Schemas } from '../shop/described-fields.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Partial<Record<string, { readonly content?: Content }>>>;
}

const GROUPS =
  /^\/(api\/(cart|adyen|confirmation|apoorderhistory)|cart|customer-details|shipments|payments|purchase-order|commands)(\/|$)/;
const JSON_TYPE = 'application/json';

let shop: TestShop;
let schemas: Schemas;
let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
beforeAll(async () => {
  shop = await startTestShop({ products: 10 });
  const described = (await (await fetch(`${shop.url}/api/docs.json`)).json()) as {
    readonly paths: typeof paths;
    readonly components: { readonly schemas: Schemas };
  };
  ({ paths } = described);
  ({ schemas } = described.components);
});
afterAll(() => shop.stop());

/** The description of a row. Of two paths that match, the one with fewer varying parts is meant. */
function describedAs({ method, path }: Row): Described | undefined {
  const address = path.replace(/\/?(\?.*)?$/, '');
  const [best] = Object.keys(paths)
    .filter((each) => paths[each]?.[method.toLowerCase()])
    .filter((each) => new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(address))
    .toSorted((a, b) => a.split('{').length - b.split('{').length);
  return best === undefined ? undefined : paths[best]?.[method.toLowerCase()];
}

const bodyOf = (call: Described): Schema | undefined => call.requestBody?.content[JSON_TYPE]?.schema;
const answerOf = (call: Described): Schema | undefined => call.responses['200']?.content?.[JSON_TYPE]?.schema;
const nameOf = ({ method, path }: Row): string => `${method} ${path}`;

describe('each call of both tables has the fields that its clients know', () => {
  test.each([...OLDER, ...NEWER].map((row) => [nameOf(row), row] as const))('%s', (_name, row) => {
    const call = describedAs(row);
    expect(call).toBeDefined();
    const [body, answer] = [call && bodyOf(call), call && answerOf(call)];
    expect(body ? fieldsOf(body, schemas) : null).toBe(row.takes);
    expect(answer && fieldsOf(answer, schemas)).toBe(row.answers);
  });
});

/** What is wrong with the example of a schema. Null when it has one that fits. */
function faultIn(given: Schema | undefined): string | null {
  if (!given) return null;
  const schema = resolved(given, schemas);
  if (schema.example === undefined) return 'has no example';
  const read = z
    .fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0], { defaultTarget: 'openapi-3.0' })
    .safeParse(schema.example);
  return read.success ? null : read.error.message;
}

const described = (): readonly (readonly [string, Described])[] =>
  Object.entries(paths)
    .filter(([path]) => GROUPS.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
    );

describe('the calls of cart and checkout are published', () => {
  test('each with an example of what it takes and answers, which fits its own schema', () => {
    expect(described().length).toBeGreaterThan(60);
    const faults = described().flatMap(([name, call]) =>
      [faultIn(bodyOf(call)), faultIn(answerOf(call))].filter(Boolean).map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('each with an example of the varying parts of its path', () => {
    const without = described().flatMap(([name, { parameters = [] }]) =>
      parameters
        .filter(({ in: where, schema }) => where === 'path' && schema.example === undefined)
        .map((one) => `${name} ${one.name}`),
    );
    expect(without).toEqual([]);
  });

  test('and each of them is a row of one table', () => {
    const rows = new Set([...OLDER, ...NEWER].map(describedAs));
    expect(described().flatMap(([name, call]) => (rows.has(call) ? [] : [name]))).toEqual([]);
  });

  test('an example that does not fit is found', () => {
    const schema = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } as Schema;
    expect(faultIn({ ...schema, example: {} })).toMatch(/id saknas/);
    expect(faultIn(schema)).toBe('has no example');
  });
});
