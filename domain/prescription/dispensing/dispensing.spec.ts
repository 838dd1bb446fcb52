import { describe, expect, test } from 'vitest';

import { freeWithdrawals, prescriptionNow } from './counted.js';
import type { PrescriptionCommand } from '../index.js';
import { nextWithdrawal } from '../rules/index.js';
import { AT, ANNA, aPack, BO, checking, dispensing, holding, Life, ordering, received } from './spec-withdrawals.js';

const waiting = (given = {}) => Life.after(received(), holding('o1', given), ordering());
const refusing = (text = 'Dosen är för hög. Ring förskrivaren.') =>
  ({ type: 'RefuseWithdrawal', dispensingId: 'o1-1', by: ANNA, reason: 'dose', text, at: AT }) as const;
const answering = (by: string, approves = true) =>
  ({ type: 'AnswerColleague', dispensingId: 'o1-1', by, answer: 'Stämmer', approves, at: AT }) as const;

describe('a withdrawal of an order (RX-06)', () => {
  test('is held while the order is unsettled, and left again when the order fails', () => {
    const life = Life.after(received({ withdrawals: { left: 1 } }), holding('o1'));
    expect([freeWithdrawals(life.state), freeWithdrawals(life.state, 'o1')]).toEqual([0, 1]);
    life.do({ type: 'ReleaseWithdrawal', dispensingId: 'o1-1', customerId: 'c1', reason: 'order-failed', at: AT });
    expect(freeWithdrawals(life.state)).toBe(1);
  });

  test('is dispensed when it is checked, is counted at once, and sets the next date', () => {
    const life = waiting();
    expect(life.do(dispensing())).toEqual(['WithdrawalUnchecked']);
    expect(life.do({ ...checking(), points: ['dose'] } as never)).toEqual(['CheckIncomplete']);
    life.do(checking());
    expect(life.do(dispensing())).toEqual(['MedicineDispensed']);
    const now = prescriptionNow(life.state);
    expect(now?.withdrawals).toMatchObject({ left: 2, lastOn: '2026-03-01' });
    expect(now && nextWithdrawal(now).inBenefitOn).toBe('2026-04-30');
    expect(life.do({ type: 'ConfirmDispensing', dispensingId: 'o1-1', at: AT })).toEqual(['DispensingReported']);
    expect(life.do({ type: 'ConfirmDispensing', dispensingId: 'o1-1', at: AT })).toEqual([]);
  });

  test('is dispensed once, also when two pharmacists press at the same time', () => {
    const life = waiting();
    life.do(checking());
    expect([life.do(dispensing('o1-1', ANNA)), life.do(dispensing('o1-1', BO, [aPack('S2')]))]).toEqual([
      ['MedicineDispensed'],
      ['WithdrawalPhaseWrong'],
    ]);
  });

  test('is counted once, whether the register knew of it or not when it gave the prescription again', () => {
    const life = waiting();
    life.do(checking());
    life.do(dispensing());
    life.do(received({ withdrawals: { left: 3, packages: 2 } }));
    expect(prescriptionNow(life.state)?.withdrawals.left).toBe(2);
    life.do({ type: 'ConfirmDispensing', dispensingId: 'o1-1', at: AT });
    life.do(received({ withdrawals: { left: 2, packages: 2 } }));
    expect(prescriptionNow(life.state)?.withdrawals.left).toBe(2);
  });

  test('returns to the queue when a partner refuses it, and must be checked again', () => {
    const life = waiting();
    life.do(checking());
    life.do(dispensing());
    life.do({ type: 'UndoDispensing', dispensingId: 'o1-1', reason: 'pack-refused', at: AT });
    expect(life.state.dispensings['o1-1']).toMatchObject({ phase: 'ordered', undone: 'pack-refused', record: null });
    expect(prescriptionNow(life.state)?.withdrawals.left).toBe(3);
    expect(life.do(dispensing())).toEqual(['WithdrawalUnchecked']);
  });

  test('returns to the prescription when its order is cancelled after the dispensing', () => {
    const life = waiting();
    life.do(checking());
    life.do(dispensing());
    const cancelled = { type: 'ReleaseWithdrawal', dispensingId: 'o1-1', customerId: 'c1' } as const;
    expect(life.do({ ...cancelled, reason: 'order-cancelled', at: AT })).toEqual(['DispensingUndone']);
    expect([life.state.dispensings['o1-1']?.phase, freeWithdrawals(life.state)]).toEqual(['released', 3]);
  });

  test('keeps what was noted for the colleague, whose approval ends with the next question', () => {
    const life = waiting({ isNarcotic: true });
    life.do({ ...checking(), note: 'Dosen är bekräftad per telefon.' } as PrescriptionCommand);
    life.do(answering(BO));
    const asking = { type: 'AskColleague', dispensingId: 'o1-1', by: ANNA, question: 'Och intervallet?', at: AT };
    expect(life.do(asking as PrescriptionCommand)).toEqual(['ColleagueAsked']);
    expect(life.state.dispensings['o1-1']).toMatchObject({
      checked: { note: 'Dosen är bekräftad per telefon.' },
      answered: null,
    });
    expect(life.do(dispensing())).toEqual(['SecondPharmacistRequired']);
    life.do(answering(BO));
    expect(life.do(dispensing())).toEqual(['MedicineDispensed']);
  });

  test('is refused with a text, also when the register no longer gives the prescription', () => {
    expect(waiting().do(refusing(' '))).toEqual(['TextInvalid']);
    expect(Life.after(holding('o1'), ordering()).do(refusing())).toEqual(['WithdrawalRefused']);
    const life = waiting();
    life.do(refusing());
    expect(life.do(refusing())).toEqual(['WithdrawalPhaseWrong']);
  });

  test.each([
    ['another product', [aPack('S1', '100002')], 'PackOfAnotherProduct'],
    ['an expired pack', [{ ...aPack(), expiresOn: '2026-02-28' }], 'PackExpired'],
    ['too few packs', [], 'PacksMissing'],
    ['too many packs', [aPack(), aPack('S2')], 'PacksMissing'],
  ])('is not dispensed with %s', (_what, packs, rejection) => {
    const life = waiting();
    life.do(checking());
    expect(life.do(dispensing('o1-1', ANNA, packs))).toEqual([rejection]);
  });

  test('is not dispensed with the same pack twice', () => {
    const life = waiting({ packages: 2 });
    life.do(checking());
    expect(life.do(dispensing('o1-1', ANNA, [aPack(), aPack()]))).toEqual(['PackDoubled']);
  });

  test('is checked again when the prescription has changed since', () => {
    const life = waiting();
    life.do(checking());
    life.do({ ...received({ dosage: '2 tabletter dagligen' }), at: '2026-03-01T10:00:00.000Z' } as never);
    expect(life.do(dispensing())).toEqual(['ChangedSinceCheck']);
  });

  test.each([
    ['onLadder', { onLadder: -1 }],
    ['fee', { fee: -100 }],
    ['amount', { amount: -100 }],
    ['amount', { amount: 0.5 }],
  ])('is not dispensed for a sum of money that cannot be: %s %j', (part, wrong) => {
    const life = waiting();
    life.do(checking());
    const handed = dispensing() as Extract<PrescriptionCommand, { type: 'Dispense' }>;
    const charged = { ...handed.charged, ...wrong };
    expect(() => life.do({ ...handed, charged })).toThrow(`${part} of a withdrawal is`);
  });

  test('is not dispensed when the prescription has ended', () => {
    const life = Life.after(received({ validThrough: '2026-02-28' }), holding('o1'), ordering(), checking());
    expect(life.do(dispensing())).toEqual(['NotCollectable']);
  });
});

describe('two pharmacists', () => {
  test('are needed for a narcotic, and nobody approves their own check', () => {
    const life = waiting({ isNarcotic: true });
    life.do(checking());
    expect(life.do(dispensing())).toEqual(['SecondPharmacistRequired']);
    expect(life.do(answering(ANNA))).toEqual(['SecondPharmacistRequired']);
    life.do(answering(BO, false));
    expect(life.do(dispensing())).toEqual(['SecondPharmacistRequired']);
    life.do(answering(BO));
    expect(life.do(dispensing())).toEqual(['MedicineDispensed']);
  });

  test('are needed anew when the prescription has changed since the approval', () => {
    const life = waiting({ isNarcotic: true });
    life.do(checking());
    life.do(answering(BO));
    life.do({ ...received({ dosage: '4 tabletter dagligen' }), at: '2026-03-01T10:00:00.000Z' } as never);
    life.do(checking());
    expect(life.do(dispensing())).toEqual(['SecondPharmacistRequired']);
    life.do(answering(BO));
    expect(life.do(dispensing())).toEqual(['MedicineDispensed']);
  });

  test('are the one who checked and another who approved, whoever asked and dispenses', () => {
    const life = waiting({ isNarcotic: true });
    life.do(checking('o1-1', BO));
    life.do({ type: 'AskColleague', dispensingId: 'o1-1', by: ANNA, question: 'Rimlig dos?', at: AT });
    life.do(answering(BO));
    expect(life.do(dispensing('o1-1', ANNA))).toEqual(['SecondPharmacistRequired']);
    life.do(checking('o1-1', ANNA));
    expect(life.do(dispensing('o1-1', ANNA))).toEqual(['MedicineDispensed']);
  });

  test('are needed where one has asked the other', () => {
    const life = waiting();
    life.do(checking());
    life.do({ type: 'AskColleague', dispensingId: 'o1-1', by: ANNA, question: 'Rimlig dos?', at: AT });
    expect(life.do(dispensing())).toEqual(['SecondPharmacistRequired']);
    life.do(answering(BO));
    expect(life.do(dispensing())).toEqual(['MedicineDispensed']);
  });
});

test('a product is exchanged only for one of the prescription, with a reason, and must be checked and approved anew', () => {
  const other = { varuId: '100002', name: 'Annan', form: 'Tablett', strength: '1', packSize: '100', rank: 1 };
  const life = Life.after(
    received({ substitutes: [other] }),
    holding('o1', { isNarcotic: true }),
    ordering(),
    checking(),
  );
  life.do(answering(BO));
  const exchange = { type: 'DecideExchange', dispensingId: 'o1-1', by: ANNA, at: AT } as const;
  expect(life.do({ ...exchange, varuId: '100003', reason: 'Slut' })).toEqual(['NotExchangeable']);
  expect(life.do({ ...exchange, varuId: '100002', reason: '' })).toEqual(['ReasonInvalid']);
  expect(life.do({ ...exchange, varuId: '100002', reason: 'Slut i lager' })).toEqual(['ExchangeDecided']);
  const handed = dispensing('o1-1', ANNA, [aPack('S1', '100002')]);
  expect(life.do(handed)).toEqual(['WithdrawalUnchecked']);
  expect(life.do(answering(BO))).toEqual(['NothingAsked']);
  life.do(checking());
  expect(life.do(handed)).toEqual(['SecondPharmacistRequired']);
  life.do(answering(BO));
  expect(life.do(handed)).toEqual(['MedicineDispensed']);
});
