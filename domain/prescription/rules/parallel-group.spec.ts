import { describe, expect, test } from 'vitest';

import { isParallelImport, listed } from './lists.js';
import { parallelGroups } from './parallel-group.js';
import { aPrescription, article, TODAY } from './spec-prescriptions.js';

const DISPENSED = { word: 'Slutexpedierad', code: 207 };
const member = (ordinationId: string, given: Parameters<typeof aPrescription>[0] = {}) =>
  aPrescription({ ordinationId, chainId: 'k1', ...given });
const flags = (...all: ReturnType<typeof member>[]) =>
  Object.fromEntries(
    [...parallelGroups(all, TODAY)].map(([id, group]) => [
      id,
      [group.groupSize, group.isLatestInGroup, group.showInActiveList, group.showInInactiveList],
    ]),
  );

describe('a parallel group (RX-04)', () => {
  test('has two or more of one chain that are active, parked or finally dispensed', () => {
    expect(flags(member('1'), member('2'))).toEqual({ 1: [2, false, true, false], 2: [2, true, true, false] });
    expect(flags(member('1'))).toEqual({});
    expect(flags(member('1'), member('2', { chainId: 'k2' }), member('3', { chainId: null }))).toEqual({});
    expect(flags(member('1', { chainId: '' }), member('2', { chainId: '' }))).toEqual({});
  });

  test.each([
    ['cancelled', { status: { word: 'makulerat', code: null } }],
    ['of unknown status', { status: { word: 'x', code: null } }],
    ['no longer valid', { validThrough: '2026-02-28' }],
  ])('leaves out one that is %s', (_what, given) => {
    expect(flags(member('1'), member('2', given))).toEqual({});
  });

  test('shows a dispensed one in the active list beside an active or parked one, and these in the inactive list', () => {
    expect(flags(member('1'), member('2', { status: DISPENSED }))).toEqual({
      1: [2, false, true, true],
      2: [2, true, true, true],
    });
    const parked = { status: { word: 'parkerat', code: 216 } };
    expect(flags(member('1', parked), member('2', { status: DISPENSED }))[2]).toEqual([2, true, true, true]);
    expect(flags(member('1', { status: DISPENSED }), member('2', { status: DISPENSED }))).toEqual({
      1: [2, false, false, true],
      2: [2, true, false, true],
    });
  });

  test.each([
    ['the day of issue', { issuedOn: '2026-01-01' }, {}],
    ['then the last valid day', { validThrough: '2026-12-31' }, {}],
    ['then the id as a text', {}, {}],
  ])('has its latest by %s', (_what, one, other) => {
    const groups = parallelGroups([member('9', one), member('10', other)], TODAY);
    expect([groups.get('9')?.isLatestInGroup, groups.get('10')?.isLatestInGroup]).toEqual([true, false]);
  });
});

describe('the lists of prescriptions', () => {
  const ids = (from: string | null, ...all: ReturnType<typeof member>[]) =>
    listed(all, TODAY, from).map(({ prescription }) => prescription.ordinationId);
  const ended = (id: string, lastOn: string | null, validThrough = '2026-12-31') =>
    aPrescription({ ordinationId: id, status: DISPENSED, validThrough, withdrawals: { lastOn } });

  test('keep what ended within fifteen months, by the last withdrawal, else the last valid day (RX-10)', () => {
    expect(ids(null, ended('1', '2024-12-01'), ended('2', '2024-11-30'))).toEqual(['1']);
    expect(ids(null, ended('3', null, '2024-12-01'), ended('4', null, '2024-11-30'))).toEqual(['3']);
  });

  test('can begin later, and never earlier', () => {
    const all = [ended('1', '2026-01-10'), ended('2', '2025-01-10')];
    expect(ids('2026-01-10', ...all)).toEqual(['1']);
    expect(ids('2020-01-01', ...all, ended('3', '2024-11-30'))).toEqual(['1', '2']);
  });

  test('always keep what is active or parked', () => {
    expect(ids('2026-02-28', aPrescription({ withdrawals: { lastOn: '2020-01-01' } }))).toEqual(['1']);
  });

  test('show each prescription in its own list', () => {
    expect(listed([aPrescription(), ended('2', '2026-01-01')], TODAY)).toMatchObject([
      { inActiveList: true, inInactiveList: false, group: null },
      { inActiveList: false, inInactiveList: true, group: null },
    ]);
  });
});

test('parallel import is shown when all candidates have rank 0 (RX-21)', () => {
  const imported = { ...article, rank: 0 };
  expect([[imported, imported], [imported, article], []].map(isParallelImport)).toEqual([true, false, false]);
});
