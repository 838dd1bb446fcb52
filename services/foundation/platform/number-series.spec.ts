import { afterAll, beforeAll, expect, test } from 'vitest';
import type pg from 'pg';

import { createTestDatabase, type TestDatabase } from '../database/testing.js';
import { NumberSeries } from './number-series.js';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.close());

const many = (series: NumberSeries): Promise<string[]> =>
  Promise.all(Array.from({ length: 60 }, () => series.orderNumber()));

test('order numbers have nine digits, and two processes never give the same one', async () => {
  const given = [...(await many(new NumberSeries(database.pool))), ...(await many(new NumberSeries(database.pool)))];
  expect(new Set(given).size).toBe(120);
  expect(given.filter((number) => !/^[2-7]\d{8}$/.test(number))).toEqual([]);
});

test('an order number does not reveal the next one', async () => {
  const series = new NumberSeries(database.pool);
  const [one, next] = [Number(await series.orderNumber()), Number(await series.orderNumber())];
  expect(Math.abs(one - next)).toBeGreaterThan(1_000);
});

test('a shop with an older counter does not repeat its numbers', async () => {
  const { rows } = await database.pool.query<{ number: string }>(`SELECT nextval('order_number')::text AS number`);
  expect(rows[0]?.number).toMatch(/^1\d{8}$/);
  expect(await new NumberSeries(database.pool).orderNumber()).toMatch(/^[2-7]/);
});

test('a database that was away is asked for the key again', async () => {
  let away = true;
  const query = (asked: string | { readonly text: string }): Promise<unknown> =>
    away && JSON.stringify(asked).includes('number_key')
      ? Promise.reject(new Error('away'))
      : database.pool.query(asked as string);
  const series = new NumberSeries({ query } as pg.Pool);
  await expect(series.orderNumber()).rejects.toThrow('away');
  away = false;
  expect(await series.orderNumber()).toMatch(/^[2-7]\d{8}$/);
});
