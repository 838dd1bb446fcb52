import type { BusinessDate } from '../../../domain/kernel/index.js';
import {
  articleText,
  productCodeOf,
  type OrderedArticle,
  type Prescription,
} from '../../../domain/prescription/index.js';
import { collectableOn, nextWithdrawal, refusalText } from '../../../domain/prescription/rules/index.js';
import type { OpenedDispensing } from '../../care/dispensing/dispensings.js';
import type { DispensingOpened } from '../contract/dispensing.js';
import { dispensingDeskTexts as texts } from './texts.js';

/** What a pharmacist sees of one withdrawal. Null when the person was erased. */
export function dispensingOpened(
  { state, one, prescription, isFresh, interactions }: OpenedDispensing,
  staffId: string,
  today: BusinessDate,
): DispensingOpened | null {
  const { ordered, checked, asked, answered } = one;
  if (!ordered) return null;
  const article = one.article ?? ordered.article;
  const { dispensingId, orderNumber, phase, promisedBy } = one;
  const { packages, message, noExchange, isNarcotic, patient } = ordered;
  const { personNumber, name } = patient;
  return {
    ...{ dispensingId, orderNumber, phase, promisedBy, isFresh, packages, message, noExchange, isNarcotic },
    patient: { personNumber, name },
    article: articleText(article),
    productCode: productCodeOf(article.varuId),
    amount: ordered.price.amount,
    prescription: prescription && shown(prescription, today),
    changes: prescription
      ? changesSince(state.receivedAt, one.checked?.receivedAt ?? null, prescription, ordered.article)
      : [],
    interactions,
    checkedBy: checked?.by ?? null,
    asked: asked && { question: asked.question, mine: asked.by === staffId, at: asked.at },
    answered: answered && { answer: answered.answer, approves: answered.approves },
    mayAnswer: (asked !== null || (checked !== null && isNarcotic)) && (asked ?? checked)?.by !== staffId,
    undone: one.undone && texts.undone[one.undone],
    refused: one.refused?.text ?? null,
  };
}

function shown(prescription: Prescription, today: BusinessDate): NonNullable<DispensingOpened['prescription']> {
  const { withdrawals, article, substitutes, mayBeSubstituted, prescriber } = prescription;
  const collectable = collectableOn(prescription, today);
  return {
    prescribed: articleText(article),
    dosage: prescription.dosage,
    purpose: prescription.purpose,
    prescriber: prescriber.name,
    issuedOn: prescription.issuedOn,
    validThrough: prescription.validThrough,
    left: withdrawals.left,
    of: withdrawals.prescribed,
    lastOn: withdrawals.lastOn,
    nextOn: nextWithdrawal(prescription).on,
    refusal: collectable.collectable ? null : refusalText(collectable.refusal, today),
    exchangeable: (mayBeSubstituted ? [article, ...substitutes] : []).map((each) => ({
      varuId: each.varuId,
      name: articleText(each),
    })),
  };
}

/** What a pharmacist must look at again: the register changed since the check, or prescribes something else. */
function changesSince(
  receivedAt: string | null,
  checkedAt: string | null,
  prescription: Prescription,
  ordered: OrderedArticle,
): DispensingOpened['changes'] {
  const { article } = prescription;
  const changes: DispensingOpened['changes'][number][] = [];
  if (checkedAt !== null && checkedAt !== receivedAt)
    changes.push({ what: texts.changed.register, before: texts.changed.checked, now: texts.changed.since });
  if (article.varuId !== ordered.varuId)
    changes.push({ what: texts.changed.article, before: articleText(article), now: articleText(ordered) });
  return changes;
}
