import type { HighCostPeriod } from '../../high-cost-account/ladder/index.js';
import { collectableOn } from '../rules/collectable.js';
import type { Prescription } from '../rules/prescription.js';
import type { DecidedPrice } from './decided-price.js';
import type { PricedGood } from './exchange.js';
import { priceOf, type Buyer } from './price.js';

/** What a withdrawal costs at last: the part on the ladder, its fee, and all that the customer pays. */
export type Charge = Pick<DecidedPrice, 'onLadder' | 'fee' | 'amount'>;

interface Exchanged {
  readonly good: PricedGood;
  readonly packages: number;
  readonly benefit: 'R' | 'U';
}

/**
 * RX-05, RX-06: what a withdrawal costs when a pharmacist dispenses another product than the ordered one. It is priced by
 * the rules of the day of purchase, on whichever of the accounts makes it cheaper. The customer did not choose it, so it
 * has no difference to pay, and it never costs more than the ordered one (docs/decisions/0151-price-of-a-pharmacists-exchange.md).
 */
export function exchangedCharge(
  ordered: Charge,
  exchanged: Exchanged,
  buyer: Buyer,
  periods: readonly (HighCostPeriod | null)[],
): Charge {
  const charges = periods.map((period) => chargeOn(exchanged, buyer, period));
  const lowest = charges.toSorted((one, other) => one.amount - other.amount)[0];
  // At the same price the register gets what was dispensed.
  return lowest && lowest.amount <= ordered.amount ? lowest : ordered;
}

/**
 * Whether the other product has benefit. Who chose one without benefit had none for that product, and the prescription
 * decides anew.
 */
export function benefitOfExchange(
  { benefit, exchange, day }: Pick<DecidedPrice, 'benefit' | 'exchange' | 'day'>,
  prescription: Prescription,
  account: DecidedPrice['account'],
): 'R' | 'U' {
  if (benefit === 'R' || exchange !== 'other' || account?.isConnected === false) return benefit;
  const answer = collectableOn(prescription, day);
  return answer.collectable ? answer.benefit : 'U';
}

function chargeOn({ good, packages, benefit }: Exchanged, buyer: Buyer, period: HighCostPeriod | null): Charge {
  const { varuId } = good;
  // The pharmacist has it in hand, whatever the month's list says.
  const inHand = { ...good, isAvailable: true };
  const alone = {
    goods: [inHand],
    prescribed: varuId,
    chosen: varuId,
    mayBeSubstituted: false,
    refusesExchange: false,
  };
  const price = priceOf({ ...alone, packages, benefit }, buyer, period);
  if (price.kind === 'no') throw new RangeError(`a product that stands alone was refused: ${price.refusal}`);
  return { onLadder: price.onLadder, fee: price.fee, amount: price.amount };
}
