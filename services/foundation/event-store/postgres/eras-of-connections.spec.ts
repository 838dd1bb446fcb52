import type pg from 'pg';

import { beforeEach, expect, test } from 'vitest';

import { ErasOfConnections } from './eras-of-connections.js';

let asked = 0;
let now = 'monday';
beforeEach(() => {
  [asked, now] = [0, 'monday'];
});

const query = async () => ((asked += 1), { rows: [{ era: now }] });
const connection = () => ({ query, release: () => undefined }) as unknown as pg.PoolClient;

test('the era of a connection is asked for once', async () => {
  const eras = new ErasOfConnections();
  const one = connection();
  for (let time = 0; time < 3; time += 1) expect(await eras.of(one)).toBe('monday');
  expect(asked).toBe(1);
});

test('a new connection may belong to a server that was restarted, and is asked', async () => {
  const eras = new ErasOfConnections();
  const before = connection();
  expect(await eras.of(before)).toBe('monday');
  now = 'tuesday';
  expect(await eras.of(connection())).toBe('tuesday');
  expect(await eras.of(before)).toBe('monday');
});

test('after a read of another era each connection is asked again', async () => {
  const eras = new ErasOfConnections();
  const one = connection();
  eras.seen('monday');
  await eras.of(one);
  now = 'tuesday';
  eras.seen('tuesday');
  expect(await eras.of(one)).toBe('tuesday');
});

test('an answer that a read of another era overtook is not kept', async () => {
  const eras = new ErasOfConnections();
  eras.seen('monday');
  const one = connection();
  const early = eras.of(one);
  now = 'tuesday';
  eras.seen('tuesday');
  await early;
  expect(await eras.of(one)).toBe('tuesday');
});

test('a pool has many connections, and is always asked', async () => {
  const eras = new ErasOfConnections();
  const pool = { query } as unknown as pg.Pool;
  await eras.of(pool);
  await eras.of(pool);
  expect(asked).toBe(2);
});
