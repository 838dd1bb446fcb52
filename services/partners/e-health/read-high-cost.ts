import type { HighCostAccount } from '../../../domain/high-cost-account/index.js';
import type { BenefitClass, PricedGood } from '../../../domain/prescription/price/index.js';
import type { AccountAnswer, PricesAnswer } from './high-cost-protocol.js';

const CLASSES: Readonly<Record<PricesAnswer['varor'][number]['klass'], BenefitClass>> = {
  lakemedel: 'medicine',
  preventivmedel: 'contraceptive',
  insulin: 'insulin',
  forbrukning: 'consumable',
  stomi: 'stoma',
  livsmedel: 'food',
  utanfor: 'none',
};

/** Translates an account. Its fields always come in the same order (`isKnownAccount`), its purchases newest first. */
export function readAccount({ ansluten, period, transaktioner }: AccountAnswer): HighCostAccount {
  return {
    isConnected: ansluten,
    period: period && {
      startsOn: period.start,
      endsOn: period.slut,
      accumulated: period.ackumulerat,
      ownFee: period.egenavgift,
      freeCardSince: period.frikortFran,
    },
    transactions: transaktioner
      .map(({ transaktionsId, datum, periodStart, forman, egenavgift, apotek }) => ({
        transactionId: transaktionsId,
        on: datum,
        periodFrom: periodStart,
        benefit: forman,
        ownFee: egenavgift,
        pharmacy: { name: apotek.namn, city: apotek.ort },
      }))
      .toSorted((one, other) => `${other.on} ${other.transactionId}`.localeCompare(`${one.on} ${one.transactionId}`)),
  };
}

export function readPrices({ varor }: PricesAnswer): ReadonlyMap<string, PricedGood> {
  return new Map(
    varor.map(({ varunummer, pris, klass, tillganglig }) => [
      varunummer,
      { varuId: varunummer, price: pris, benefitClass: CLASSES[klass], isAvailable: tillganglig },
    ]),
  );
}
