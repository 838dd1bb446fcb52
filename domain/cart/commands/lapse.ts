import { accept, addDays, unchanged, type BusinessDate } from '../../kernel/index.js';
import { guestCartRule } from '../guest-cart-rule.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

/** Ends a guest's cart that nobody has changed for the number of days in `guestCartRule`. */
export interface Lapse {
  readonly type: 'Lapse';
  readonly lastChangedOn: BusinessDate;
  readonly on: BusinessDate;
}

export function lapse({ lastChangedOn, on }: Lapse, { phase, customerId, lines }: CartState): CartDecision {
  if (phase !== 'open' || customerId !== null) return unchanged;
  const { emptyDays, abandonedDays, ruleVersion } = guestCartRule.on(on);
  const isOlder = (days: number): boolean => lastChangedOn < addDays(on, -days);
  const isEmpty = lines.length === 0;
  if (!isOlder(isEmpty ? emptyDays : abandonedDays)) return unchanged;
  const reason = isEmpty ? 'empty' : 'abandoned';
  return accept({ type: 'CartLapsed', data: { reason, lastChangedOn, decidedOn: on, ruleVersion } });
}
