import { priceLines, type PricedGood, type PriceQuestion } from '../../domain/prescription/price/index.js';
import type { Step } from '../step.js';

const LINES = 10;
const WARM_UP = 20_000;
const ROUNDS = 20_000;
const BUYER = { age: 52, day: '2026-05-04' };

/** A person's ten lines, each with ten products to choose between. Together they pass several steps of the ladder. */
const lines: readonly PriceQuestion[] = Array.from({ length: LINES }, (_, nth) => ({
  goods: Array.from({ length: 10 }, (_good, at) => goodOf(nth, at)),
  ...{ prescribed: `${nth}-9`, chosen: nth % 4 === 0 ? `${nth}-9` : `${nth}-0`, refusesExchange: nth % 4 === 0 },
  ...{ mayBeSubstituted: true, packages: (nth % 3) + 1, benefit: 'R' },
}));

/** Prices the lines many times, and takes the median of the calls. */
const pricePrescriptions: Step = async () => {
  for (let round = 0; round < WARM_UP; round += 1) priceLines(lines, BUYER, null);
  const took = Array.from({ length: ROUNDS }, () => {
    const began = process.hrtime.bigint();
    priceLines(lines, BUYER, null);
    return Number(process.hrtime.bigint() - began) / 1_000;
  });
  const median = took.sort((a, b) => a - b)[ROUNDS / 2] as number;
  return { figures: { 'prescription.price.microseconds': median }, notes: {} };
};

export default pricePrescriptions;

function goodOf(nth: number, at: number): PricedGood {
  return {
    varuId: `${nth}-${at}`,
    price: 15_000 + nth * 700 + at * 1_300,
    benefitClass: 'medicine',
    isAvailable: true,
  };
}
