import { kindOfTarget, type PauseKind, type PauseTarget } from '../../../domain/pause/index.js';
import { Problem, type Fault } from '../../foundation/problem/problem.js';

/** Headings above the message that staff have written. */
const pauseTexts = {
  titles: {
    purchases: 'Det går inte att handla just nu',
    'payment-method': 'Betalsättet går inte att använda just nu',
    'e-id': 'Inloggningssättet går inte att använda just nu',
    'delivery-option': 'Leveranssättet går inte att välja just nu',
  },
} as const satisfies { readonly titles: Readonly<Record<PauseKind, string>> };

const CODES: Readonly<Record<PauseKind, string>> = {
  purchases: 'PURCHASES_PAUSED',
  'payment-method': 'PAYMENT_METHOD_PAUSED',
  'e-id': 'E_ID_PAUSED',
  'delivery-option': 'DELIVERY_OPTION_PAUSED',
};

/** Creates the error for something that staff have paused. `text` is their message to shoppers. */
export function pausedProblem(target: PauseTarget, text: string): Problem {
  const { title, ...fault } = pausedFault(target, text);
  return new Problem(409, [fault], { title });
}

export function pausedFault(target: PauseTarget, message: string): Fault & { readonly title: string } {
  const kind = kindOfTarget(target);
  return { code: CODES[kind], message, title: pauseTexts.titles[kind] };
}
