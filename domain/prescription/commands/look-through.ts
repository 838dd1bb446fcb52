import { accept, reject, stockholmDate, unchanged, type Instant } from '../../kernel/index.js';
import { CHECK_POINTS, isText, type CheckPoint } from '../dispensing/checks.js';
import { interactionRule } from '../dispensing/interactions.js';
import { articleNamed } from '../dispensing/articles.js';
import { waiting } from '../dispensing/waiting.js';
import type { PrescriptionDecision } from '../rejections.js';
import type { PrescriptionState } from '../state.js';

interface ByPharmacist {
  readonly dispensingId: string;
  /** The staff id of the pharmacist. */
  readonly by: string;
  readonly at: Instant;
}

export interface CheckWithdrawal extends ByPharmacist {
  readonly type: 'CheckWithdrawal';
  readonly points: readonly CheckPoint[];
  /** The ids of the interactions that were shown. */
  readonly interactions: readonly string[];
  readonly note: string | null;
}

export interface DecideExchange extends ByPharmacist {
  readonly type: 'DecideExchange';
  readonly varuId: string;
  readonly reason: string;
}

export interface AskColleague extends ByPharmacist {
  readonly type: 'AskColleague';
  readonly question: string;
}

export interface AnswerColleague extends ByPharmacist {
  readonly type: 'AnswerColleague';
  readonly answer: string;
  readonly approves: boolean;
}

/** Every point is confirmed, because each of them is a duty of its own. */
export function checkWithdrawal(command: CheckWithdrawal, state: PrescriptionState): PrescriptionDecision {
  const { by, points, interactions, note, at: checkedAt } = command;
  const open = waiting(command.dispensingId, state);
  if ('type' in open) return reject(open);
  const missing = CHECK_POINTS.filter((point) => !points.includes(point));
  if (missing.length > 0) return reject({ type: 'CheckIncomplete', field: 'points', missing });
  const { ruleVersion } = interactionRule.on(stockholmDate(checkedAt));
  const { receivedAt } = state;
  const findings = { points: CHECK_POINTS, interactions, note };
  return accept({ type: 'WithdrawalChecked', data: { ...open.of, by, findings, ruleVersion, receivedAt, checkedAt } });
}

/** 21 §, 2002:160: a pharmacist may exchange a product, or stop an exchange, and says why. */
export function decideExchange(command: DecideExchange, state: PrescriptionState): PrescriptionDecision {
  const { by, varuId, reason, at: decidedAt } = command;
  const open = waiting(command.dispensingId, state);
  if ('type' in open) return reject(open);
  if (!isText(reason)) return reject({ type: 'ReasonInvalid', field: 'reason' });
  const article = articleNamed(varuId, open.prescription);
  if (!article) return reject({ type: 'NotExchangeable', field: 'varuId' });
  return accept({ type: 'ExchangeDecided', data: { ...open.of, by, decision: { article, reason }, decidedAt } });
}

export function askColleague(command: AskColleague, state: PrescriptionState): PrescriptionDecision {
  const { by, question, at: askedAt } = command;
  const open = waiting(command.dispensingId, state);
  if ('type' in open) return reject(open);
  if (!isText(question)) return reject({ type: 'TextInvalid', field: 'question' });
  return accept({ type: 'ColleagueAsked', data: { ...open.of, by, question, askedAt } });
}

/** Nobody answers themselves. A narcotic may be approved without a question. */
export function answerColleague(command: AnswerColleague, state: PrescriptionState): PrescriptionDecision {
  const { by, answer, approves, at: answeredAt } = command;
  const open = waiting(command.dispensingId, state);
  if ('type' in open) return reject(open);
  const { asked, answered, checked } = open.one;
  if (!isText(answer)) return reject({ type: 'TextInvalid', field: 'answer' });
  if (!asked && !checked) return reject({ type: 'NothingAsked' });
  if ((asked ?? checked)?.by === by) return reject({ type: 'SecondPharmacistRequired' });
  if (answered?.by === by && answered.answer === answer && answered.approves === approves) return unchanged;
  return accept({ type: 'ColleagueAnswered', data: { ...open.of, by, answer, approves, answeredAt } });
}
