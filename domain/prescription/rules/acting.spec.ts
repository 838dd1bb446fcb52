import { describe, expect, test } from 'vitest';

import type { PersonNumber } from '../../kernel/index.js';
import { actingFor, type HeldWarrant } from './acting.js';

const [ASTRID, NILS, SIGNE_WHO_IS_16] = ['198507099805', '198507099813', '201003152384'] as PersonNumber[];
const [MAJA, ALVA, BORN_ON_LEAP_DAY] = ['201312012386', '201305042382', '201602292384'] as PersonNumber[];
const DAY = '2026-11-20';
const nobody = { children: [], warrants: [] };
const acting = (patient: PersonNumber | undefined, of: Partial<typeof nobody> | object, day = DAY, who = ASTRID) =>
  actingFor(who as PersonNumber, patient as PersonNumber, { ...nobody, ...of }, day);
const warrant = (rest: Partial<HeldWarrant> = {}): { warrants: readonly HeldWarrant[] } => ({
  warrants: [
    {
      ...{
        warrantId: 'w1',
        giver: NILS as PersonNumber,
        patient: NILS as PersonNumber,
        patientName: 'Nils',
        isInForce: true,
      },
      ...{ registeredOn: '2026-01-01', validThrough: '2029-12-31', ...rest },
    },
  ],
});

describe('a person acts (RX-08)', () => {
  test('for themselves, and orders from the age of 18', () => {
    expect(acting(ASTRID, {})).toEqual({ may: true, ground: 'self', lastDay: null, mayOrder: true });
    expect(acting(SIGNE_WHO_IS_16, {}, DAY, SIGNE_WHO_IS_16)).toMatchObject({ may: true, mayOrder: false });
    expect(acting(SIGNE_WHO_IS_16, {}, '2028-03-15', SIGNE_WHO_IS_16)).toMatchObject({ may: true, mayOrder: true });
  });

  test('for a child until the day before it turns 13', () => {
    const children = [MAJA, ALVA, BORN_ON_LEAP_DAY];
    expect(acting(MAJA, { children })).toMatchObject({ ground: 'guardian', lastDay: '2026-11-30', mayOrder: true });
    expect(acting(MAJA, { children }, '2026-12-01')).toEqual({ may: false, why: 'child-too-old' });
    expect(acting(ALVA, { children })).toEqual({ may: false, why: 'child-too-old' });
    expect(acting(BORN_ON_LEAP_DAY, { children })).toMatchObject({ ground: 'guardian', lastDay: '2029-02-28' });
    expect(acting(BORN_ON_LEAP_DAY, { children }, '2029-02-28')).toMatchObject({ may: true });
  });

  test('for a giver of a warrant, from its first to its last day', () => {
    const of = (day: string) => acting(NILS, warrant(), day);
    expect(of(DAY)).toEqual({
      may: true,
      ground: 'warrant',
      warrantId: 'w1',
      giver: NILS,
      lastDay: '2029-12-31',
      mayOrder: true,
    });
    expect(['2025-12-31', '2026-01-01', '2029-12-31', '2030-01-01'].map((day) => of(day).may)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('for nobody else, nor with a warrant that was ended or given below 18', () => {
    const none = { may: false, why: 'no-warrant' };
    expect(acting(NILS, {})).toEqual(none);
    expect(acting(NILS, warrant({ isInForce: false }))).toEqual(none);
    expect(acting(MAJA, warrant())).toEqual(none);
    const ofSigne = { giver: SIGNE_WHO_IS_16 as PersonNumber, patient: SIGNE_WHO_IS_16 as PersonNumber };
    expect(acting(SIGNE_WHO_IS_16, warrant(ofSigne))).toEqual(none);
  });

  test('for a child of a giver until the day before it turns 13, and for no giver of the giver', () => {
    const ofMaja = warrant({ patient: MAJA as PersonNumber });
    expect(acting(MAJA, ofMaja)).toMatchObject({ ground: 'warrant', may: true });
    expect(acting(MAJA, ofMaja, '2026-12-01')).toEqual({ may: false, why: 'no-warrant' });
    expect(acting(NILS, ofMaja)).toEqual({ may: false, why: 'no-warrant' });
  });
});
