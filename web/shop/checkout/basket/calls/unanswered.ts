import { textIn } from '../../../../interface/form/sent-form.js';
import { NO_ANSWER } from '../../../calls/no-answer.js';
import type { BasketAnswer } from '../action.js';
import { basketTexts } from '../texts.js';

const STEPS: Readonly<Record<string, BasketAnswer['step']>> = {
  details: 'details',
  delivery: 'delivery',
  pay: 'payment',
  'apply-coupon': 'coupon',
  'remove-coupon': 'coupon',
  'select-gift': 'gift',
};

/** Says at the form's step that no answer came. The page keeps all that was given. */
export function unanswered(form: FormData): BasketAnswer {
  const step = STEPS[textIn(form, 'intent')] ?? 'cheque';
  const { title, message, payment } = basketTexts.unanswered;
  const error = { code: NO_ANSWER, title, message: step === 'payment' ? payment : message };
  return { step, errors: [error], ...(step === 'payment' && { methodId: textIn(form, 'methodId') }) };
}
