import path from 'node:path';

import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';

import { startTestShop, type TestShop } from '../shop/test-shop.js';

describe('a page that does not exist or takes no form', () => {
  let shop: TestShop;
  let logged: MockInstance<Logger['error']>;
  beforeAll(async () => void (shop = await startTestShop({ products: 20, webBuild: path.resolve('dist/web') })));
  afterAll(() => shop.stop());
  beforeEach(() => void (logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined)));
  afterEach(() => logged.mockRestore());

  test.each([
    ['POST', '/om-oss', 405],
    ['POST', '/finns-inte', 405],
    ['GET', '/finns-inte.data', 404],
    ['GET', '/varumarken/finns-inte.data', 404],
  ])('answers %s %s with %i, which is no fault of the shop and stands in no log', async (method, address, status) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: shop.url };
    const sent = method === 'POST' ? { method, body: 'a=b', headers } : {};
    const answer = await fetch(`${shop.url}${address}`, sent);
    expect({ status: answer.status, logged: logged.mock.calls }).toEqual({ status, logged: [] });
  });
});
