import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { liveThrough } from './toy-slice/life.js';

/** The present shop plus one slice: its folder, one line in the registry, and the import of it. */
const COPY = path.resolve('.cache/toy-slice');
const FOLDERS = ['domain', 'services', 'projections', 'simulators', 'migrations', 'tests/architecture/toy-slice'];

let seen: Awaited<ReturnType<typeof liveThrough>>;
beforeAll(async () => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  cpSync('tsconfig.base.json', path.join(COPY, 'tsconfig.base.json'));
  for (const folder of FOLDERS)
    cpSync(folder, path.join(COPY, folder), { recursive: true, filter: (file) => !/\.spec\.tsx?$/.test(file) });
  const registry = path.join(COPY, 'domain/slices.ts');
  const text = readFileSync(registry, 'utf8');
  const line = "import { stampCard } from '../tests/architecture/toy-slice/slice.js';\n";
  writeFileSync(
    registry,
    line + text.replace('const ofCustomers = {', "const ofCustomers = { 'stamp-card': stampCard,"),
  );
  const copied = (await import(path.join(COPY, 'tests/architecture/toy-slice/life.ts'))) as {
    liveThrough: typeof liveThrough;
  };
  seen = await copied.liveThrough();
});
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

test('its commands are decided and stored, its reaction follows its events, its job runs by night', () => {
  expect(seen.types).toEqual(['StampGiven', 'StampGiven', 'StampGiven', 'CardFilled', 'CardLapsed']);
  expect(seen.run).toMatchObject({ ok: true, run: { report: { considered: 1, changed: 1, sums: { lapsed: 1 } } } });
});

test('its view has its rows, and its streams are the customer’s', () => {
  expect(seen.rows).toEqual([{ status: 'lapsed' }]);
  expect(seen.streams).toContain('stamp-card-22222222-2222-4222-8222-222222222222');
});

test('the console shows it on a plain card, compares it, and says what is behind', () => {
  expect(seen.card).toEqual([
    {
      kind: 'stamp-card',
      values: [
        { path: 'stamp-card', kind: 'stamp-card', name: '', value: 'lapsed', rule: null },
        { path: 'stamp-card/stamps', kind: 'stamps', name: '', value: 3, rule: null },
      ],
    },
  ]);
  expect(seen.changed).toMatchObject([
    { path: 'stamp-card', before: 'open', after: 'lapsed' },
    { path: 'stamp-card/stamps', before: 1, after: 3 },
  ]);
  expect(seen.why).toEqual([1, 1, 1]);
});
