import { accept, reject, stockholmDate, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import { isText, type RefusalReason } from '../dispensing/checks.js';
import { productCodeOf, type Pack } from '../dispensing/pack.js';
import { waiting, type Waiting } from '../dispensing/waiting.js';
import type { UndoReason } from '../events.js';
import type { Charge } from '../price/index.js';
import type { PrescriptionDecision, PrescriptionRejection } from '../rejections.js';
import { collectableOn } from '../rules/collectable.js';
import type { PrescriptionState } from '../state.js';

export interface Dispense {
  readonly type: 'Dispense';
  readonly dispensingId: string;
  readonly by: string;
  readonly reportId: Uuid;
  /** The packs in hand. The caller has verified each of them. */
  readonly packs: readonly Pack[];
  /** What the withdrawal costs at last. What was paid above it goes back. A higher sum is not charged. */
  readonly charged: Charge;
  readonly at: Instant;
}

export interface ConfirmDispensing {
  readonly type: 'ConfirmDispensing';
  readonly dispensingId: string;
  readonly at: Instant;
}

export interface UndoDispensing {
  readonly type: 'UndoDispensing';
  readonly dispensingId: string;
  readonly reason: Exclude<UndoReason, 'not-sent'>;
  readonly at: Instant;
}

export interface RefuseWithdrawal {
  readonly type: 'RefuseWithdrawal';
  readonly dispensingId: string;
  readonly by: string;
  readonly reason: RefusalReason;
  /** To the customer. */
  readonly text: string;
  readonly at: Instant;
}

/** RX-06: whoever is second on the same withdrawal is refused, because it does not wait any more. */
export function dispense(command: Dispense, state: PrescriptionState): PrescriptionDecision {
  const { dispensingId, by, packs, at } = command;
  const open = waiting(dispensingId, state);
  if ('type' in open) return reject(open);
  const refusal = unready(open, state) ?? wrongPacks(open, packs, at) ?? notCollectable(open, at);
  if (refusal) return reject(refusal);
  const { one, ordered, of } = open;
  const { ordinationId, kind, patient, packages, price } = ordered;
  const { onLadder, fee, amount } = notDearer(command.charged, price);
  const { day: feeDay } = price;
  const lowered = price.amount - amount;
  const article = one.article ?? ordered.article;
  const { personNumber } = patient;
  return accept({
    type: 'MedicineDispensed',
    data: {
      ...of,
      ...{ orderId: one.orderId, lineId: one.lineId, by, lowered, reportId: command.reportId },
      record: { personNumber, ordinationId, kind, article, packages, packs, pharmacist: by, onLadder, fee, feeDay },
      ...{ dispensedAt: at, on: stockholmDate(at) },
    },
  });
}

/** @throws RangeError when a part of the charge is no sum of money. That is a fault of the shop, and no decision of a person. */
function notDearer(charged: Charge, price: Charge): Charge {
  for (const [part, ore] of Object.entries({ onLadder: charged.onLadder, fee: charged.fee, amount: charged.amount }))
    if (!Number.isSafeInteger(ore) || ore < 0) throw new RangeError(`${part} of a withdrawal is ${ore} öre`);
  return charged.amount <= price.amount ? charged : price;
}

/** A narcotic is dispensed when one pharmacist has checked it and another one has approved it. */
function unready({ one, ordered }: Waiting, { receivedAt }: PrescriptionState): PrescriptionRejection | null {
  const { checked, asked, answered } = one;
  if (!checked) return { type: 'WithdrawalUnchecked' };
  if (checked.receivedAt !== receivedAt) return { type: 'ChangedSinceCheck' };
  const needsSecond = ordered.isNarcotic || asked !== null;
  // Who approves has not checked it. That two others asked and dispensed does not help.
  const second = answered?.approves === true && answered.by !== checked.by;
  return needsSecond && !second ? { type: 'SecondPharmacistRequired' } : null;
}

function wrongPacks({ one, ordered }: Waiting, packs: readonly Pack[], at: Instant): PrescriptionRejection | null {
  const { packages } = ordered;
  if (packs.length !== packages) return { type: 'PacksMissing', field: 'packs', wanted: packages };
  if (new Set(packs.map(({ productCode, serial }) => `${productCode} ${serial}`)).size < packs.length)
    return { type: 'PackDoubled', field: 'packs' };
  const wanted = productCodeOf((one.article ?? ordered.article).varuId);
  const other = packs.find(({ productCode }) => productCode !== wanted);
  if (other) return { type: 'PackOfAnotherProduct', field: 'packs', productCode: other.productCode };
  const today = stockholmDate(at);
  return packs.some(({ expiresOn }) => expiresOn < today) ? { type: 'PackExpired', field: 'packs' } : null;
}

function notCollectable({ prescription }: Waiting, at: Instant): PrescriptionRejection | null {
  const answer = collectableOn(prescription, stockholmDate(at));
  return answer.collectable ? null : { type: 'NotCollectable', refusal: answer.refusal };
}

/** The partners have taken it. A dispensing that was undone meanwhile stays undone. */
export function confirmDispensing(
  { dispensingId, at }: ConfirmDispensing,
  state: PrescriptionState,
): PrescriptionDecision {
  const phase = state.dispensings[dispensingId]?.phase;
  if (!state.customerId || phase === undefined) return reject({ type: 'WithdrawalUnknown', field: 'dispensingId' });
  if (phase === 'reported') return unchanged;
  if (phase !== 'dispensed') return reject({ type: 'WithdrawalPhaseWrong', phase });
  return accept({ type: 'DispensingReported', data: { customerId: state.customerId, dispensingId, reportedAt: at } });
}

export function undoDispensing(
  { dispensingId, reason, at }: UndoDispensing,
  state: PrescriptionState,
): PrescriptionDecision {
  const phase = state.dispensings[dispensingId]?.phase;
  if (!state.customerId || phase === undefined) return reject({ type: 'WithdrawalUnknown', field: 'dispensingId' });
  if (phase !== 'dispensed') return reject({ type: 'WithdrawalPhaseWrong', phase });
  const of = { customerId: state.customerId, dispensingId };
  return accept({ type: 'DispensingUndone', data: { ...of, reason, returnsTo: 'queue', undoneAt: at } });
}

/** Also a prescription that the register does not give any more can be refused, so that the money goes back. */
export function refuseWithdrawal(command: RefuseWithdrawal, state: PrescriptionState): PrescriptionDecision {
  const { dispensingId, by, reason, text, at: refusedAt } = command;
  const one = state.dispensings[dispensingId];
  if (!one || !state.customerId) return reject({ type: 'WithdrawalUnknown', field: 'dispensingId' });
  if (one.phase !== 'ordered') return reject({ type: 'WithdrawalPhaseWrong', phase: one.phase });
  if (!isText(text)) return reject({ type: 'TextInvalid', field: 'text' });
  const of = { customerId: state.customerId, dispensingId, orderId: one.orderId, lineId: one.lineId };
  return accept({ type: 'WithdrawalRefused', data: { ...of, by, refusal: { reason, text: text.trim() }, refusedAt } });
}
