import type { BusinessDate } from '../../../domain/kernel/index.js';
import {
  articleText,
  changesSince,
  interactionRule,
  productCodeOf,
  type ChangeSince,
  type OrderedArticle,
  type Prescription,
} from '../../../domain/prescription/index.js';
import { collectableOn, nextWithdrawal, refusalText } from '../../../domain/prescription/rules/index.js';
import type { OpenedDispensing } from '../../care/dispensing/dispensings.js';
import type { DispensingOpened } from '../contract/dispensing.js';
import { dispensingDeskTexts as texts } from './texts.js';

/** What a pharmacist sees of one withdrawal. Null when the person was erased. */
export function dispensingOpened(
  opened: OpenedDispensing,
  staffId: string,
  today: BusinessDate,
): DispensingOpened | null {
  const { one, prescription, isFresh, interactions, lastTime } = opened;
  const { ordered, checked, asked, answered } = one;
  if (!ordered) return null;
  const article = one.article ?? ordered.article;
  const { dispensingId, orderNumber, phase, promisedBy } = one;
  const { packages, message, noExchange, isNarcotic, patient } = ordered;
  const { personNumber, name } = patient;
  return {
    ...{ dispensingId, orderNumber, phase, promisedBy, isFresh, packages, message, noExchange, isNarcotic },
    patient: { personNumber, name },
    ordered: { by: ORDERED_BY[patient.kind], holds: holdsNow(opened) },
    article: articleText(article),
    productCode: productCodeOf(article.varuId),
    amount: ordered.price.amount,
    prescription: prescription && shown(prescription, today),
    changes: prescription ? registerChanges(opened, prescription, ordered.article) : [],
    lastTime: lastTime &&
      prescription && {
        on: lastTime.on,
        changes: changesSince(lastTime, { ...prescription, article }).map(changeShown),
      },
    interactions,
    interactionSource: texts.source(interactionRule.on(today)),
    checkedBy: checked?.by ?? null,
    note: checked?.note ?? null,
    exchangeReason: one.exchangeReason,
    asked: asked && { question: asked.question, mine: asked.by === staffId, at: asked.at },
    answered: answered && { answer: answered.answer, approves: answered.approves },
    mayAnswer: (asked !== null || (checked !== null && isNarcotic)) && (asked ?? checked)?.by !== staffId,
    undone: one.undone && texts.undone[one.undone],
    refused: one.refused?.text ?? null,
  };
}

const ORDERED_BY = { self: 'patient', child: 'guardian', principal: 'warrant-holder', animal: 'keeper' } as const;

function holdsNow({ acting }: OpenedDispensing): DispensingOpened['ordered']['holds'] {
  if (acting === 'closed') return 'unknown';
  return acting.may ? 'yes' : 'no';
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

/**
 * What a pharmacist must look at again: the register changed since the check, or prescribes something else. Our own
 * dispensing changes the register too. A line that no longer waits is therefore not compared with it.
 */
function registerChanges(
  { state: { receivedAt }, one }: OpenedDispensing,
  { article }: Prescription,
  ordered: OrderedArticle,
): DispensingOpened['changes'] {
  const checkedAt = one.phase === 'ordered' ? (one.checked?.receivedAt ?? null) : null;
  const { register, checked, since, ordered: what } = texts.changed;
  return [
    ...(checkedAt !== null && checkedAt !== receivedAt ? [{ what: register, before: checked, now: since }] : []),
    ...(article.varuId === ordered.varuId ? [] : [{ what, before: articleText(article), now: articleText(ordered) }]),
  ];
}

function changeShown(change: ChangeSince): DispensingOpened['changes'][number] {
  const what = texts.since[change.what];
  if (change.what !== 'interval') return { what, before: change.before, now: change.now };
  return { what, before: texts.interval(change.before), now: texts.interval(change.now) };
}
