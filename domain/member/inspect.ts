import { stockholmDate, type BusinessDate, type Inspected, type Inspection, type Instant } from '../kernel/index.js';
import {
  addedToBalance,
  addedToConverted,
  addedToOwed,
  addedToWindow,
  behindBalance,
  behindCheque,
  behindConverted,
  behindDecision,
  behindInactivity,
  behindMembership,
  behindOwed,
  behindReason,
  behindWindow,
} from './behind.js';
import { chequeRule } from './cheque/cheque-rule.js';
import { convertedInYear } from './cheque/cheques.js';
import type { MemberEvent } from './events.js';
import { chequesOn, levelHeld, type ChequeOn } from './explain.js';
import { inactiveSince, isInactive } from './inactivity.js';
import { rateOf } from './level/level-table.js';
import { sumSpendable } from './points/lots.js';
import { memberRule } from './member-rule.js';
import { pointRule } from './points/point-rule.js';
import type { MemberState } from './state.js';
import { turningDays } from './turning-days.js';

export type MemberKind =
  | 'membership'
  | 'notice'
  | 'inactivity'
  | 'balance'
  | 'owed'
  | 'converted'
  | 'window-points'
  | 'level'
  | 'level-reason'
  | 'rate'
  | 'protected-until'
  | 'cheque';

type MemberValue = Inspected<MemberEvent, MemberKind>;

type Turning = Required<Pick<Inspection<MemberState, MemberEvent, MemberKind>, 'turningDays'>>;

/**
 * The values of a member at any instant (SUP-04, SUP-09): points, level, protection and cheques on its Stockholm date.
 */
export const inspection: Inspection<MemberState, MemberEvent, MemberKind> & Turning = {
  inspect: (state: MemberState, instant: Instant) => inspectOn(state, stockholmDate(instant)),
  latestAlone: true,
  turningDays: (state, from, to) => turningDays(state, from, to, (date) => inspectOn(state, date)),
};

/**
 * The values of one date. An ended membership shows only its cheques, because points and level ended with it (CLB-08).
 */
function inspectOn(state: MemberState, on: BusinessDate): readonly MemberValue[] {
  if (state.status === 'none') return [];
  const cheques = chequesOn(state, on).map(cheque);
  if (state.end) return [membership(state, on), ...cheques];
  return [
    membership(state, on),
    ...ending(state, on),
    ...points(state, on),
    ...owed(state, on),
    ...level(state, on),
    ...cheques,
  ];
}

function membership({ memberNumber, status }: MemberState, on: BusinessDate): MemberValue {
  return {
    path: 'member',
    kind: 'membership',
    name: memberNumber,
    value: status,
    rule: { requirements: ['CLB-01', 'CLB-08'], version: memberRule.on(on).ruleVersion },
    behind: behindMembership,
  };
}

/** The termination notice and the inactivity that may end the membership. Empty for most members. */
function ending(state: MemberState, on: BusinessDate): readonly MemberValue[] {
  const rule = { requirements: ['CLB-08'], version: memberRule.on(on).ruleVersion };
  const { notice } = state;
  const values: MemberValue[] = [];
  if (notice)
    values.push({
      ...{ path: 'member/notice', kind: 'notice', name: notice.endsOn, rule },
      value: on < notice.endsOn ? 'running' : 'over',
      behind: ({ type }) => type === 'TerminationNoticed',
    });
  if (isInactive(state, on))
    values.push({
      ...{ path: 'member/inactivity', kind: 'inactivity', name: '', rule },
      value: inactiveSince(state),
      behind: behindInactivity(state),
    });
  return values;
}

function points(state: MemberState, on: BusinessDate): readonly MemberValue[] {
  return [
    {
      ...{ path: 'member/balance', kind: 'balance', name: '' },
      value: sumSpendable(state.lots, on),
      rule: { requirements: ['CLB-02', 'CLB-06'], version: pointRule.on(on).ruleVersion },
      behind: behindBalance,
      adds: addedToBalance,
    },
    {
      ...{ path: 'member/converted', kind: 'converted', name: '' },
      value: convertedInYear(state.cheques, on),
      rule: { requirements: ['CLB-05'], version: chequeRule.on(on).ruleVersion },
      behind: behindConverted(on),
      adds: addedToConverted,
    },
  ];
}

function owed({ owed: value }: MemberState, on: BusinessDate): readonly MemberValue[] {
  if (value === 0) return [];
  const rule = { requirements: ['CLB-02'], version: pointRule.on(on).ruleVersion };
  return [{ path: 'member/owed', kind: 'owed', name: '', value, rule, behind: behindOwed, adds: addedToOwed }];
}

function level(state: MemberState, on: BusinessDate): readonly MemberValue[] {
  const { pointsCounted, windowFrom, reason, protectedUntil, ruleVersion } = levelHeld(state, on);
  const today = { requirements: ['CLB-03'], version: ruleVersion };
  const decided = { requirements: ['CLB-03'], version: state.levelChange?.ruleVersion ?? ruleVersion };
  const rate = { requirements: ['CLB-04'], version: ruleVersion };
  const behind = behindDecision(state);
  return [
    {
      ...{ path: 'member/window-points', kind: 'window-points', name: '', value: pointsCounted, rule: today },
      behind: behindWindow(windowFrom, on),
      adds: addedToWindow,
    },
    { ...{ path: 'member/level', kind: 'level', name: '', value: state.level, rule: decided }, behind },
    {
      ...{ path: 'member/protected-until', kind: 'protected-until', name: '', value: protectedUntil, rule: decided },
      behind: ({ type }) => type === 'LevelChanged',
    },
    {
      ...{ path: 'member/level-reason', kind: 'level-reason', name: state.level, value: reason, rule: today },
      behind: behindReason(state, windowFrom, on),
    },
    { ...{ path: 'member/rate', kind: 'rate', name: '', value: rateOf(state.level, on), rule: rate }, behind },
  ];
}

function cheque({ chequeId, issuedOn, status }: ChequeOn): MemberValue {
  return {
    path: `member/cheques/${chequeId}`,
    kind: 'cheque',
    name: issuedOn,
    value: status,
    rule: { requirements: ['CLB-05', 'CLB-07'], version: chequeRule.on(issuedOn).ruleVersion },
    behind: behindCheque(chequeId),
  };
}
