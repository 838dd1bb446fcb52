import {
  addDays,
  startOfDay,
  stockholmDate,
  turningDaysAmong,
  type BusinessDate,
  type Inspected,
  type Inspection,
} from '../kernel/index.js';
import { prescriptionNow } from './dispensing/counted.js';
import type { Dispensing } from './dispensing/state.js';
import type { PrescriptionEvent } from './events.js';
import { collectableOn } from './rules/collectable.js';
import { nextWithdrawal } from './rules/next-withdrawal.js';
import { prescriptionRule } from './rules/prescription-rule.js';
import type { PrescriptionState } from './state.js';

export type PrescriptionShownKind =
  'prescription-received' | 'prescription-collectable' | 'prescription-benefit' | 'prescription-left' | 'dispensing';
type Value = Inspected<PrescriptionEvent, PrescriptionShownKind>;

/** The events that change what may be collected. */
const COUNTING: ReadonlySet<PrescriptionEvent['type']> = new Set([
  'PrescriptionReceived',
  'MedicineDispensed',
  'DispensingReported',
  'DispensingUndone',
]);

/**
 * RX-03, RX-06: when a prescription was received, how its withdrawals stand, and why it cannot be collected yet. Its
 * contents are sealed for the console, so only a pharmacist who opened them sees what follows from them (LAW-09).
 */
export const inspection: Inspection<PrescriptionState, PrescriptionEvent, PrescriptionShownKind> = {
  inspect: (state, instant, key = '') => {
    const at = `prescriptions/${key}`;
    return [
      ...receivedValue(state, at),
      ...contents(state, stockholmDate(instant), at),
      ...Object.values(state.dispensings).map((each) => dispensingValue(each, at)),
    ];
  },
  turningDays: (state, from, to) =>
    turningDaysAmong(candidates(state), from, to, (day) => inspection.inspect(state, startOfDay(day))),
};

function receivedValue({ receivedAt }: PrescriptionState, at: string): readonly Value[] {
  if (receivedAt === null) return [];
  const rule = { requirements: ['RX-01'], version: null };
  const value = stockholmDate(receivedAt);
  const behind: Value['behind'] = ({ type }) => type === 'PrescriptionReceived';
  return [{ path: `${at}/received`, kind: 'prescription-received', name: '', value, rule, behind }];
}

function contents(state: PrescriptionState, day: BusinessDate, at: string): readonly Value[] {
  const now = prescriptionNow(state);
  if (!now) return [];
  const { lastOn, left } = now.withdrawals;
  const rule = { requirements: ['RX-03'], version: prescriptionRule.on(lastOn ?? day).ruleVersion };
  const of = { name: now.article.name, rule, behind: ({ type }: PrescriptionEvent) => COUNTING.has(type) };
  const answer = collectableOn(now, day);
  const collectable = answer.collectable ? 'collectable' : whyNot(answer.refusal);
  const benefit = answer.collectable ? (answer.withoutBenefitThrough ?? answer.benefit) : null;
  return [
    { path: `${at}/collectable`, kind: 'prescription-collectable', value: collectable, ...of },
    { path: `${at}/benefit`, kind: 'prescription-benefit', value: benefit, ...of },
    { path: `${at}/left`, kind: 'prescription-left', value: left, ...of },
  ];
}

/** The day from which it can be collected, or why not at all. */
function whyNot(refusal: Extract<ReturnType<typeof collectableOn>, { collectable: false }>['refusal']): string {
  if (refusal.reason === 'not-yet') return refusal.from;
  return refusal.reason === 'not-active' ? refusal.standing : refusal.reason;
}

function dispensingValue({ dispensingId, orderNumber: name, phase }: Dispensing, at: string): Value {
  const behind: Value['behind'] = ({ data }) => 'dispensingId' in data && data.dispensingId === dispensingId;
  const rule = { requirements: ['RX-06'], version: null };
  return { path: `${at}/withdrawals/${dispensingId}`, kind: 'dispensing', name, value: phase, rule, behind };
}

/** Each day on which a rule turns. */
function candidates(state: PrescriptionState): readonly BusinessDate[] {
  const now = prescriptionNow(state);
  if (!now) return [];
  const { on, inBenefitOn } = nextWithdrawal(now);
  const { firstBefore } = now.withdrawals;
  return [on, inBenefitOn, firstBefore, addDays(now.validThrough, 1)].flatMap((day) => day ?? []);
}
