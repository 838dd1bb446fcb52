import { describe, expect, test } from 'vitest';

import { fold, isRejected } from '../kernel/index.js';
import { chainFault, lookLogBegins, lookLogWith, type Look, type LookRecorded } from './index.js';

const digest = (text: string): string => `<${text}>`;
const log = lookLogWith(digest);

const look: Look = {
  at: '2026-03-01T09:00:00.000Z',
  staffId: 'staff-1',
  staffName: 'Kim',
  role: 'support',
  desk: 'customers',
  call: 'history',
  outcome: 'shown',
  refusal: null,
  subject: { kind: 'customer', id: 'customer-1' },
  item: null,
  reason: 'Frågar om poäng',
  sought: [{ kind: 'email', hash: 'h' }],
  found: ['customer-1'],
};

function recorded(...looks: readonly Look[]): readonly LookRecorded['data'][] {
  const entries: LookRecorded[] = [];
  for (const each of looks) {
    const state = fold(log.evolve, log.initial, entries);
    const decision = log.decide({ type: 'RecordLook', look: each }, state);
    if (isRejected(decision)) throw new Error('a look is never refused');
    entries.push(...decision.accepted);
  }
  return entries.map(({ data }) => data);
}

/** Returns the number of the first entry that breaks the chain, and the reason. */
function broken(entries: readonly LookRecorded['data'][]): readonly [number, string] | null {
  let state = lookLogBegins;
  for (const [place, entry] of entries.entries()) {
    const why = chainFault(state, entry, digest);
    if (why) return [place, why];
    state = { number: entry.number, hash: entry.hash };
  }
  return null;
}

const three = recorded(look, { ...look, call: 'drift' }, { ...look, outcome: 'refused', refusal: 'reason' });

describe('the chain of looks', () => {
  test('holds in each entry the hash of the entry before', () => {
    expect(three.map(({ number, previous }) => [number, previous])).toEqual([
      [1, ''],
      [2, three[0]?.hash],
      [3, three[1]?.hash],
    ]);
    expect(broken(three)).toBeNull();
  });

  test('breaks where an entry is missing or two entries are exchanged', () => {
    const [first, second, third] = three as [LookRecorded['data'], LookRecorded['data'], LookRecorded['data']];
    expect(broken([second, third])?.[0]).toBe(0);
    expect(broken([first, third])).toEqual([1, 'is numbered 3: an entry is missing or was put in']);
    expect(broken([first, third, second])?.[0]).toBe(1);
    expect(broken([first, { ...third, number: 2 }])).toEqual([1, 'does not follow the entry before it']);
  });

  const changes = {
    at: '2026-03-02T09:00:00.000Z',
    staffId: 'staff-2',
    staffName: 'Lo',
    role: 'operations',
    desk: 'mail',
    call: 'read',
    outcome: 'done',
    refusal: 'role',
    subject: { kind: 'customer', id: 'customer-2' },
    item: 'event-1',
    reason: 'Frågar om annat',
    sought: [],
    found: [],
  } as const satisfies { readonly [F in keyof Required<Look>]: Look[F] };

  test.each(Object.entries(changes))('breaks where the %s of an entry was changed', (field, value) => {
    const [first, second, third] = three as [LookRecorded['data'], LookRecorded['data'], LookRecorded['data']];
    expect(broken([first, { ...second, [field]: value }, third])).toEqual([1, 'does not say what was recorded']);
  });
});
