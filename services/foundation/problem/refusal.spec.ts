import http, { type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { callBudget } from '../../access/budget/call-budget.js';
import { readForm } from '../../host/web/page-form.js';
import { refusalOfAddress } from '../../access/budget/refusal-of-address.js';
import { refuseBytes } from './refusal.js';

const budget = callBudget.on('2026-11-23');

const manifestOf = (pages: number, below = ''): string =>
  Array.from({ length: pages }, (_, nth) => `p=/produkt-${nth}${below}`).join('&');

describe('an address', () => {
  test.each([
    ['the start page', '/'],
    ['an escaped percent sign', '/search?q=%2500'],
    ['a long search', `/search?q=${'a'.repeat(4_000)}`],
    ['twenty parts', `/kategori${'/a'.repeat(19)}?q=/${'/a'.repeat(1_000)}`],
    ['five hundred parameters', `/search?${Array(500).fill('q=a').join('&')}`],
    ['a manifest of many pages', `/__manifest?${manifestOf(190)}&version=1`],
  ])('of %s is accepted', (_name, url) => {
    expect(refusalOfAddress(url, budget)).toBeNull();
  });

  test('that is no text is refused, and one too long for a redirect as well', () => {
    expect(refusalOfAddress('/shop/betalning/%00?Id=1', budget)).toMatchObject({ status: 400 });
    expect(refusalOfAddress('/api/cart/items/%E0%A4%A', budget)).toMatchObject({ code: 'UNREADABLE_ADDRESS' });
    expect(refusalOfAddress('/search?q=100%', budget)).toBeNull();
    expect(refusalOfAddress(`/search?q=${'a'.repeat(4_100)}`, budget)).toMatchObject({ status: 414 });
  });
});

describe('an address with too many values', () => {
  test.each([
    ['parts', '/kategori/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a', 'path', 'TOO_MANY_SEGMENTS'],
    ['empty parts', `/kategori${'/'.repeat(1_900)}`, 'path', 'TOO_MANY_SEGMENTS'],
    ['parameters', `/search?${Array(501).fill('Brand=a').join('&')}`, 'Brand', 'TOO_MANY_VALUES'],
    ['parts of a page in a manifest', `/__manifest?version=1&p=${'/a'.repeat(21)}`, 'p', 'TOO_MANY_SEGMENTS'],
    ['pages in a manifest', `/__manifest?${manifestOf(120, '/a')}`, 'p', 'TOO_MANY_VALUES'],
    ['encoded parts of a page in a manifest', `/__manifest?version=1&p=${'%2fa'.repeat(21)}`, 'p', 'TOO_MANY_SEGMENTS'],
  ])('in %s is refused by its field', (_name, url, field, code) => {
    expect(refusalOfAddress(url, budget)).toMatchObject({ status: 400, field, code });
  });
});

describe('bytes that are not a request', () => {
  let server: Server;
  beforeAll(async () => {
    server = http.createServer(
      (request, response) =>
        void readForm(request).then((form) =>
          response.end(JSON.stringify('status' in form ? form.status : form.body?.length)),
        ),
    );
    server.on('clientError', refuseBytes);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const answerTo = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
      let said = '';
      socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
      socket.on('end', () => resolve(said));
      socket.on('error', reject);
    });

  test.each([
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(40_000)}\r\n\r\n`, 'HTTP/1.1 431'],
    ['another protocol', '\u0016\u0003\u0001hello\r\n\r\n', 'HTTP/1.1 400'],
  ])(
    '%s get an answer that ends the connection, so that no later request is lost on it',
    async (_name, bytes, status) => {
      const answer = await answerTo(bytes);
      expect(answer).toMatch(new RegExp(`^${status}`));
      expect(answer).toContain('Connection: close');
    },
  );

  const post = (body: string): Promise<unknown> =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { method: 'POST', body }).then((response) =>
      response.json(),
    );

  test('a form is read up to 64 KiB, and a form with a zero byte is refused', async () => {
    expect(await post('a=1')).toBe(3);
    expect(await post(`a=${'x'.repeat(65_534)}`)).toBe(65_536);
    expect(await post(`a=${'x'.repeat(65_535)}`)).toBe(413);
    expect(await post('a=%00')).toBe(400);
    expect(await post('a=\0')).toBe(400);
  });
});
