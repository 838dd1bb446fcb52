import { describe, expect, test } from 'vitest';

import { fetcherKey, quantitiesWith, type CartFetcher } from './quantities.js';

const form = (intent: string, quantity: number) => {
  const data = new FormData();
  data.set('intent', intent);
  data.set('quantity', String(quantity));
  return data;
};
const fetcher = (change: Partial<CartFetcher>): CartFetcher => ({
  key: fetcherKey('1'),
  state: 'submitting',
  formData: form('set', 3),
  ...change,
});

describe('the quantities a page shows', () => {
  test('are those of the cart while nothing is under way', () => {
    const stored = { 1: 2 };
    expect(quantitiesWith(stored, [fetcher({ state: 'idle' })]).quantities).toBe(stored);
  });

  test('change at once, and the product takes no further change until the answer', () => {
    const { quantities, loading } = quantitiesWith({ 1: 2, 2: 1 }, [fetcher({})]);
    expect(quantities).toEqual({ 1: 3, 2: 1 });
    expect([...loading]).toEqual(['1']);
  });

  test('add to the quantity in the cart', () => {
    expect(quantitiesWith({ 1: 2 }, [fetcher({ formData: form('add', 1) })]).quantities).toEqual({ 1: 3 });
  });

  test('go back when the shop refuses', () => {
    const refused = fetcher({ state: 'loading', data: { ok: false, errors: [] } });
    expect(quantitiesWith({ 1: 2 }, [refused]).quantities).toEqual({ 1: 2 });
  });

  test('are those of the answer while the page is read again', () => {
    const answered = fetcher({ state: 'loading', data: { ok: true, summary: { quantities: { 1: 4 } } } });
    expect(quantitiesWith({ 1: 2 }, [answered]).quantities).toEqual({ 1: 4 });
  });

  test('follow only changes of the cart', () => {
    expect(quantitiesWith({ 1: 2 }, [fetcher({ key: 'favourite-1' })]).quantities).toEqual({ 1: 2 });
  });
});
