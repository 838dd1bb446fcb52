import type { BusinessDate } from '../../../../domain/kernel/index.js';
import {
  decideBlock,
  type DecidedWithdrawal,
  type RefusedWithdrawal,
  type WantedWithdrawal,
} from '../../../../domain/prescription/price/index.js';
import { nextWithdrawal, type Prescription } from '../../../../domain/prescription/rules/index.js';
import type { Pricing } from './pricing.js';

export type Wanted = Omit<WantedWithdrawal, 'prescription'>;

/**
 * RX-05: the next withdrawal as the cart decides it, so that the price that is shown is the price that is paid. It is
 * decided for today, or for the first day on which it can be collected.
 */
export function nextPrice(
  prescription: Prescription,
  wanted: Wanted,
  pricing: Pricing,
): DecidedWithdrawal | RefusedWithdrawal {
  return priceOn(prescription, wanted, { ...pricing, day: nextDay(prescription, pricing.day) });
}

/** RX-05: a withdrawal as the cart decides it on the day of the pricing. */
export function priceOn(
  prescription: Prescription,
  wanted: Wanted,
  pricing: Pricing,
): DecidedWithdrawal | RefusedWithdrawal {
  const [decided] = decideBlock([{ prescription, ...wanted }], pricing);
  if (!decided) throw new RangeError('a block of one withdrawal was decided to nothing');
  return decided;
}

export function nextDay(prescription: Prescription, today: BusinessDate): BusinessDate {
  const { on } = nextWithdrawal(prescription);
  return on !== null && on > today ? on : today;
}
