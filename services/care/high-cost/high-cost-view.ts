import type { HighCostAccount } from '../../../domain/high-cost-account/index.js';
import { buyOnLadder, openPeriod, standingOnLadder } from '../../../domain/high-cost-account/ladder/index.js';
import { ageOn, birthDateOf, type BusinessDate, type PersonNumber } from '../../../domain/kernel/index.js';
import { benefitClassRule } from '../../../domain/prescription/price/index.js';
import type { HighCostView } from './contract.js';

/** The prices of the examples, in öre. */
const EXAMPLES = [10_000, 30_000, 100_000];

export function highCostView(
  { isConnected, period: known, transactions }: HighCostAccount,
  personNumber: PersonNumber,
  today: BusinessDate,
): HighCostView {
  const { period, steps, step, cap, toNextStep, toFreeCard } = standingOnLadder(known, today);
  return {
    isConnected,
    isFreeByAge: isFreeByAge(personNumber, today),
    period: period && { startsOn: period.startsOn, endsOn: period.endsOn },
    accumulated: period?.accumulated ?? 0,
    ownFee: period?.ownFee ?? 0,
    steps: steps.map(({ from, percent }, at) => ({ from, to: steps[at + 1]?.from ?? null, percent })),
    ...{ step, cap, toNextStep, toFreeCard },
    next: EXAMPLES.map((price) => ({ price, fee: buyOnLadder(openPeriod(known, today), price, today).fee })),
    transactions: transactions.map(({ transactionId, on, periodFrom, benefit, ownFee, pharmacy }) => ({
      ...{ id: transactionId, on, benefit, ownFee },
      price: benefit + ownFee,
      pharmacy: pharmacy.name,
      city: pharmacy.city,
      isThisPeriod: periodFrom === period?.startsOn,
    })),
  };
}

function isFreeByAge(personNumber: PersonNumber, today: BusinessDate): boolean {
  const { payment } = benefitClassRule.on(today).medicine;
  return payment.by === 'ladder' && ageOn(birthDateOf(personNumber), today) < payment.freeUnderAge;
}
