import { describe, expect, test } from 'vitest';
import fc from 'fast-check';

import { callBudget } from '../../services/access/budget/call-budget.js';
import { PHARMACIES } from '../../services/shop/pharmacy/register.js';
import { servedShop } from '../shop/served-shop.js';
import { bodyWith, listCalls } from './list-calls.js';
import { filters, leavesIn, resultsOptions, SEARCHES, valuesIn } from './searches.js';

const { filterLeaves, values, pathSegments, answerBytes } = callBudget.on('2026-11-23');
const PATIENCE_MS = 240_000;

interface Answered {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
  readonly field: string | null;
}

describe('the budget of a call', () => {
  const shop = servedShop({ products: 1_500, partners: 'inside' });

  const ask = async (path: string, sent?: { method: string; body: unknown }): Promise<Answered> => {
    const response = await fetch(`${shop.url}${path}`, {
      method: sent?.method ?? 'GET',
      headers: { 'content-type': 'application/json', 'api-version': 'V3' },
      ...(sent && { body: JSON.stringify(sent.body) }),
    });
    const text = await response.text();
    return { status: response.status, bytes: Buffer.byteLength(text), text, field: fieldOf(response, text) };
  };
  const search = (call: string, body: object): Promise<Answered> => ask(`/api/loop/${call}`, { method: 'POST', body });

  test('refuses every list that is too long, in every call with a list, and names it', async () => {
    const lists = (await listCalls(shop.url)).flatMap(({ method, path, lists: all }) =>
      all.map((list) => ({ method, path, list })),
    );
    expect(new Set(lists.map(({ path }) => path)).size).toBeGreaterThan(8);
    for (const { method, path, list } of lists) {
      const body = bodyWith(list, Array(values + 1).fill('100001'));
      const { status, field } = await ask(path, { method, body });
      expect({ path, status, field }).toEqual({ path, status: 400, field: list.join('.').replaceAll('[]', '0') });
    }
  });

  test(
    'refuses a filter with too many leaves or values by its field, and answers all others, in every search call',
    () =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...Object.keys(SEARCHES)), filters, async (call, filter) => {
          const { status, field, text } = await search(call, { ...SEARCHES[call], resultsOptions: { filter } });
          const [leaves, count] = [leavesIn(filter), valuesIn({ ...SEARCHES[call], filter })];
          if (leaves > filterLeaves) expect({ status, field }).toEqual({ status: 400, field: 'resultsOptions.filter' });
          else if (count > values) expect({ status, field }).toMatchObject({ status: 400, field: expect.any(String) });
          else expect({ status, text: status === 200 ? '' : text }).toEqual({ status: 200, text: '' });
        }),
        { numRuns: 300, seed: 13 },
      ),
    PATIENCE_MS,
  );

  test(
    'answers with no more bytes than allowed, whatever is asked, or names what asks for too much',
    async () => {
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...Object.keys(SEARCHES)), resultsOptions, async (call, options) => {
          const { status, field, bytes } = await search(call, { ...SEARCHES[call], resultsOptions: options });
          seen.add(status);
          expect(bytes).toBeLessThanOrEqual(answerBytes);
          expect([200, 400]).toContain(status);
          if (status === 400) expect(field).toMatch(/Options\.(filter|facets|take)/);
        }),
        { numRuns: 300, seed: 13 },
      );
      expect(seen.size).toBe(2);
    },
    PATIENCE_MS,
  );

  test('limits also whole answers that no search gives', async () => {
    const glns = PHARMACIES.map(({ gln }) => gln);
    const all = Array<string[]>(200).fill(glns).flat().slice(0, 200);
    const varunr = Array(100).fill('100001');
    const some = await ask('/api/pharmacy/stocks', { method: 'POST', body: { glns: all.slice(0, 100), varunr } });
    expect({ status: some.status, isLarge: some.bytes > answerBytes / 2 }).toEqual({ status: 200, isLarge: true });
    const many = await ask('/api/pharmacy/stocks', { method: 'POST', body: { glns: all, varunr } });
    expect(many).toMatchObject({ status: 400, field: 'glns' });
    for (const call of ['pageSearch', 'storeSearch'])
      expect((await search(call, { query: '', resultsOptions: { take: 480 } })).bytes).toBeLessThanOrEqual(answerBytes);
  });

  test(
    'refuses an address with too many parts, of a page and of a call, and answers the others',
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.constantFrom('kategori', 'produkt', 'api', 'finnsinte', '__manifest'),
          fc.array(fc.constantFrom('a', '', 'hudvard', '%C3%A5'), { maxLength: 2 * pathSegments, size: 'max' }),
          async (word, parts) => {
            const { status } = await ask(`/${[word, ...parts].join('/')}`);
            if (parts.length + 1 > pathSegments) expect(status).toBe(400);
            else expect([200, 204, 404]).toContain(status);
          },
        ),
        { numRuns: 100, seed: 13 },
      ),
    PATIENCE_MS,
  );
});

function fieldOf({ headers }: Response, text: string): string | null {
  if (!/json/.test(headers.get('content-type') ?? '')) return null;
  const { error, errors } = JSON.parse(text) as {
    error?: { parameter: string | null };
    errors?: readonly { field?: string }[];
  };
  return error?.parameter ?? errors?.[0]?.field ?? null;
}
