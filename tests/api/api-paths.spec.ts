import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { isApiPath } from '../../services/access/http/api-paths.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop({ products: 60 })));
afterAll(() => shop.stop());

type Controller = { readonly prototype: Record<string, object> };

const pathsOf = (declared: object): readonly string[] =>
  [(Reflect.getMetadata('path', declared) as string | readonly string[] | undefined) ?? ''].flat();

function addressesOf(controller: Controller): readonly string[] {
  const calls = Object.getOwnPropertyNames(controller.prototype)
    .map((name) => controller.prototype[name] as object)
    .filter((method) => RequestMethod[Reflect.getMetadata('method', method) as number] !== undefined);
  const whole = pathsOf(controller).flatMap((before) =>
    calls.flatMap(pathsOf).map((after) => `/${before}/${after}`.replace(/\/+/g, '/')),
  );
  return [...new Set(whole)];
}

test('every call can be reached: the first segment of its path is one of the API’s', () => {
  const controllers = [...shop.app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.controllers.values()])
    .map(({ metatype }) => metatype as unknown as Controller);
  const addresses = controllers.flatMap(addressesOf);
  expect(addresses.length).toBeGreaterThan(60);
  const asPages = addresses.filter((address) => !isApiPath(address));
  expect(asPages, 'add their first segment to services/access/http/api-paths.ts').toEqual([]);
});
