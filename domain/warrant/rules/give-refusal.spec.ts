import { describe, expect, test } from 'vitest';

import type { PersonNumber } from '../../kernel/index.js';
import { giveRefusal, termsFrom, type GiveRefusal, type WantedWarrant, type Warrant } from './index.js';

const [ASTRID, NILS, KARL_WITH_COORDINATION] = ['198507099805', '198507099813', '197010632391'] as PersonNumber[];
const [SIGNE_WHO_IS_16, MAJA, ALVA_WHO_IS_13] = ['201003152384', '201312012386', '201305042382'] as PersonNumber[];
const DAY = '2026-11-20';
const wanted = (rest: Partial<WantedWarrant> = {}) =>
  ({ giver: ASTRID, holder: NILS, child: null, ...rest }) as WantedWarrant;
const party = (personNumber: PersonNumber | undefined) => ({ personNumber: String(personNumber), name: 'N' });
const known = (rest: Partial<Warrant>): Warrant => ({
  ...{ warrantId: 'w1', persons: { giver: party(ASTRID), holder: party(NILS), child: null }, status: 'accepted' },
  ...{ registeredOn: '2026-01-01', acceptBy: '2026-01-08', validThrough: '2029-12-31', endedBy: null },
  ...rest,
});

describe('who may give a warrant to whom (RX-08)', () => {
  test.each<[string, Partial<WantedWarrant>, GiveRefusal['type'] | null]>([
    ['an adult to an adult', {}, null],
    ['a young person', { giver: SIGNE_WHO_IS_16 }, 'GiverTooYoung'],
    ['an adult to herself', { holder: ASTRID }, 'HolderIsGiver'],
    ['an adult to a young person', { holder: SIGNE_WHO_IS_16 }, 'HolderTooYoung'],
    ['an adult to somebody outside the register', { holder: KARL_WITH_COORDINATION }, 'HolderNotRegistered'],
    ['a guardian for a child', { child: MAJA as PersonNumber }, null],
    ['a guardian for a child who has turned 13', { child: ALVA_WHO_IS_13 as PersonNumber }, 'ChildNotGuarded'],
    ['an adult for a child of somebody else', { child: '201803142395' as PersonNumber }, 'ChildNotGuarded'],
  ])('%s', (_who, rest, refusal) => {
    const children = [MAJA, ALVA_WHO_IS_13] as PersonNumber[];
    expect(giveRefusal(wanted(rest), [], children, DAY)?.type ?? null).toBe(refusal);
  });

  test('not a second one while the first waits or is in force', () => {
    const again = (each: Warrant, rest: Partial<WantedWarrant> = {}) =>
      giveRefusal(wanted(rest), [each], [MAJA as PersonNumber], DAY)?.type ?? null;
    expect(again(known({}))).toBe('AlreadyGiven');
    expect(again(known({ status: 'waiting', acceptBy: DAY }))).toBe('AlreadyGiven');
    expect(again(known({ status: 'waiting' }))).toBeNull();
    expect(again(known({ status: 'ended', endedBy: 'giver' }))).toBeNull();
    expect(again(known({ validThrough: '2026-11-19' }))).toBeNull();
    expect(again(known({}), { child: MAJA as PersonNumber })).toBeNull();
  });
});

test('a warrant is accepted within seven days and holds for four years', () => {
  expect(termsFrom('2026-11-20', null)).toEqual({ acceptBy: '2026-11-27', validThrough: '2030-11-19' });
  expect(termsFrom('2024-02-29', null)).toEqual({ acceptBy: '2024-03-07', validThrough: '2028-02-28' });
});

test('a warrant for a child ends the day before the child turns 13', () => {
  expect(termsFrom('2026-11-20', MAJA as PersonNumber)).toMatchObject({ validThrough: '2026-11-30' });
  expect(termsFrom('2026-11-20', '201803142395' as PersonNumber)).toMatchObject({ validThrough: '2030-11-19' });
});
