import type { BusinessDate } from '../../../domain/kernel/index.js';
import type { OrderedArticle } from '../../../domain/prescription/index.js';
import type { DecidedWithdrawal } from '../../../domain/prescription/price/index.js';
import { refusalText } from '../../../domain/prescription/rules/index.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { Decision } from './blocks.js';
import { patientTexts } from '../patient/texts.js';
import { prescriptionCartTexts as texts } from './texts.js';

/** Why a withdrawal cannot be put into the cart as it was chosen. */
export function refusedProblem(
  decision: Exclude<Decision, { kind: 'decided' }> | undefined,
  today: BusinessDate,
): Problem {
  if (decision?.kind === 'not-collectable')
    return new Problem(409, [
      { field: 'ordinationsId', code: 'NOT_COLLECTABLE', message: `${refusalText(decision.refusal, today)}.` },
    ]);
  if (decision?.kind === 'not-allowed')
    return new Problem(403, [{ field: 'personnummer', code: 'OTHER_PERSON', message: texts.notActing }]);
  if (decision?.kind !== 'not-sold')
    return new Problem(403, [{ field: 'ordinationsId', code: 'OTHER_PRESCRIPTION', message: texts.otherPrescription }]);
  switch (decision.refusal) {
    case 'choose-exchange':
      return new Problem(409, [{ field: 'ejByte', code: 'CHOOSE_EXCHANGE', message: texts.chooseExchange }]);
    case 'not-exchangeable':
      return new Problem(409, [{ field: 'articleid', code: 'NOT_EXCHANGEABLE', message: texts.notExchangeable }]);
    case 'unknown-article':
      return new Problem(409, [{ field: 'articleid', code: 'ARTICLE_UNKNOWN', message: texts.unknownArticle }]);
    case 'no-price':
      return new Problem(409, [{ field: 'articleid', code: 'NO_PRICE', message: patientTexts.noPrice }]);
    case 'not-available':
      return new Problem(409, [{ field: 'articleid', code: 'NOT_AVAILABLE', message: patientTexts.notAvailable }]);
  }
}

/** What was decided of a withdrawal that can be bought. @throws Problem that names the field */
export function buyable(decision: Decision | undefined, packages: number, today: BusinessDate): DecidedWithdrawal {
  if (decision?.kind !== 'decided') throw refusedProblem(decision, today);
  if (packages < 1 || packages > decision.mostPackages) throw packagesProblem(decision.mostPackages);
  return decision;
}

export function packagesProblem(most: number): Problem {
  return new Problem(409, [{ field: 'antal', code: 'PACKAGES_ABOVE_MOST', message: texts.packages(most) }]);
}

/** RX-06: another order, of the customer or of somebody else who may order it, has the next withdrawal. */
export function claimedProblem({ name }: Pick<OrderedArticle, 'name'>): Problem {
  return new Problem(409, [{ field: 'ordinationsId', code: 'WITHDRAWAL_HELD', message: texts.held(name) }]);
}

/** What a customer is told when a row left the cart. */
export function leftText(decision: Decision | undefined, today: BusinessDate): string {
  if (decision?.kind === 'not-allowed') return texts.left(texts.notActing.replace(/\.$/, ''));
  if (!decision || decision.kind === 'decided') return texts.left(texts.otherPrescription.replace(/\.$/, ''));
  const [why] = refusedProblem(decision, today).errors;
  return texts.left((why?.message ?? texts.otherPrescription).replace(/\.$/, ''));
}
