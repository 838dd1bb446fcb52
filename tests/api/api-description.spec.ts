import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestShop, type TestShop } from '../shop/test-shop.js';

describe('the API description', () => {
  let shop: TestShop;
  let calls: readonly (readonly [string, Described])[];
  let text: string;
  beforeAll(async () => {
    shop = await startTestShop({ products: 10 });
    text = await (await fetch(`${shop.url}/api/docs.json`)).text();
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Described>> };
    calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
    );
  });
  afterAll(() => shop.stop());

  test('has the answer of each call, or says that there is none', () => {
    expect(calls.length).toBeGreaterThan(80);
    const silent = calls.filter(([, { responses }]) => {
      const { '200': ok, '204': none } = responses;
      return !none && Object.values(ok?.content ?? {}).every(({ schema }) => Object.keys(schema).length === 0);
    });
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test('has the body of each call that reads one', () => {
    const without = calls.filter(([name, { requestBody }]) => !/^(GET|DELETE)/.test(name) && !requestBody);
    expect(without.map(([name]) => name)).toEqual([
      'PUT /cart/coupons/{code}',
      'PUT /api/cart/campaigncodes/{code}',
      'PUT /cart/offers/{id}',
      'PUT /api/cart/memberOffer/{id}',
      'PUT /cart/bonus-check/{id}',
      'PUT /api/cart/membervouchers/{id}',
      'PUT /shipments/sync-cart',
      'POST /sessionapi/v1/grandid/extend',
      'POST /sessionapi/v1/grandid/cancel',
      'POST /api/favourites/add/{varuId}',
      'POST /api/favourites/delete/{varuId}',
      'POST /api/favourites/delete',
    ]);
  });

  test('names each parameter of an address', () => {
    const unnamed = calls.flatMap(([name, { parameters = [] }]) =>
      [...name.matchAll(/\{(\w+)\}/g)]
        .filter(([, part]) => !parameters.some(({ name: given, in: where }) => given === part && where === 'path'))
        .map(([part]) => `${name} ${part}`),
    );
    expect(unnamed).toEqual([]);
  });

  test('refers only to schemas that it has', () => {
    const { components } = JSON.parse(text) as { components: { schemas: Record<string, object> } };
    const named = new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, to]) => to));
    expect([...named].sort()).toEqual(
      Object.keys(components.schemas)
        .map((name) => `#/components/schemas/${name}`)
        .sort(),
    );
  });
});

type Content = Readonly<Record<string, { readonly schema: object }>>;
interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Partial<Record<string, { readonly content?: Content }>>>;
}
