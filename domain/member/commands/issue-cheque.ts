import {
  accept,
  isEndOfMonth,
  reject,
  unchanged,
  type BusinessDate,
  type Decision,
  type Uuid,
} from '../../kernel/index.js';
import { chequeAmount, chequeRule, chequeValidity, pointsToConvert } from '../cheque/cheque-rule.js';
import { convertedInYear } from '../cheque/cheques.js';
import type { ChequeIssued, MemberEvent } from '../events.js';
import { levelOn } from '../level/level-decision.js';
import { rateOf } from '../level/level-table.js';
import { sumSpendable, takeOldest } from '../points/lots.js';
import type { MemberRejection } from '../rejections.js';
import type { MemberState } from '../state.js';

export interface IssueCheque {
  readonly type: 'IssueCheque';
  readonly chequeId: Uuid;
  readonly on: BusinessDate;
}

/** CLB-05: one cheque a month holds all converted points. The rest stays as points. */
export function issueCheque({ chequeId, on }: IssueCheque, state: MemberState): Decision<MemberEvent, MemberRejection> {
  if (!isEndOfMonth(on)) return reject({ type: 'NotMonthEnd', field: 'on', on });
  if (state.cheques.some((cheque) => cheque.issuedOn === on || cheque.chequeId === chequeId)) return unchanged;
  const later = state.cheques.find(({ issuedOn }) => issuedOn > on);
  if (later) return reject({ type: 'DecidedLater', field: 'on', decidedOn: later.issuedOn });
  const converted = convertedInYear(state.cheques, on);
  const points = pointsToConvert(sumSpendable(state.lots, on), converted, on);
  if (points === 0) return unchanged;
  return accept({ type: 'ChequeIssued', data: cheque(chequeId, points, converted + points, on, state) });
}

function cheque(
  chequeId: Uuid,
  points: number,
  convertedThisYear: number,
  on: BusinessDate,
  state: MemberState,
): ChequeIssued['data'] {
  // The level at the end of the month applies, even if the job runs later. A later dispatch counts for the next month.
  const level = levelOn(state, on);
  const rate = rateOf(level, on);
  return {
    chequeId,
    amount: chequeAmount(points, rate),
    pointsConverted: points,
    lots: takeOldest(state.lots, points, on),
    level,
    rate,
    issuedOn: on,
    ...chequeValidity(on),
    convertedThisYear,
    ruleVersion: chequeRule.on(on).ruleVersion,
  };
}
