import { z } from 'zod';

import type { BusinessDate, PersonNumber } from '../../../../domain/kernel/index.js';
import {
  collectableOn,
  expiresWithin30Days,
  expiryText,
  labelOf,
  nextWithdrawal,
  ORDERED_TEXT,
  refusalText,
  standingOn,
  type Article,
  type Interval,
  type Listed,
  type PrescriberCategory,
  type Prescription,
} from '../../../../domain/prescription/rules/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';

const date = z.iso.date();
const article = z.strictObject({
  varunummer: z.string(),
  namn: z.string(),
  form: z.string(),
  styrka: z.string(),
  forpackning: z.string(),
});
const parallelGroup = z.strictObject({
  groupId: z.string(),
  groupSize: z.number().int(),
  isLatestInGroup: z.boolean(),
  showInActiveList: z.boolean(),
  showInInactiveList: z.boolean(),
});

/** RX-13: the fields of a prescription, as clients know them (docs/prescription-calls.md). */
export const ordinationSchema = z
  .strictObject({
    ordinationsId: z.string(),
    pnr: z.string(),
    forskrivningsDatum: date,
    giltighetsDatum: date,
    receptStatus: z.string().nullable(),
    receptStatusCano: z.number().int().nullable(),
    statusText: z.string().nullable(),
    antalUttag: z.number().int(),
    antalUttagKvar: z.number().int(),
    senasteUttag: date.nullable(),
    nastaUttagDatum: date.nullable(),
    nastaUttagInomForman: date.nullable(),
    forstaUttagFore: date.nullable(),
    startforpackForskriven: z.boolean(),
    dosRecept: z.boolean(),
    dosforpackning: z.boolean(),
    djurrecept: z.boolean(),
    djur: z.strictObject({ namn: z.string(), art: z.string() }).nullable(),
    aktuelltFormat: z.enum(['electronic', 'paper']),
    helforpackning: z.strictObject({ nastaUttagDatum: date.nullable() }),
    andamal: z.string().nullable(),
    dosering: z.string(),
    artikel: article,
    utbytbaraArtiklar: z.array(article),
    billigastUtbyte: z.strictObject({ varunummer: z.string() }).nullable(),
    expedieringsintervall: z.number().int().nullable(),
    expedieringsintervallEnhet: z.enum(['dag', 'vecka', 'manad']).nullable(),
    utbyteTillatet: z.boolean(),
    receptkedjeId: z.string().nullable(),
    forskrivare: z.strictObject({ namn: z.string(), kategori: z.string() }),
    parallelGroup: parallelGroup.nullable(),
    expireWithin30Days: z.boolean(),
    utgangsText: z.string().nullable(),
    kanKopas: z.boolean(),
    hinder: z.string().nullable(),
  })
  .meta({ id: 'Ordination' });
export const ordinationsSchema = z.strictObject({ ordinationer: z.array(ordinationSchema) });

const UNITS: Readonly<Record<Interval['unit'], 'dag' | 'vecka' | 'manad'>> = {
  day: 'dag',
  week: 'vecka',
  month: 'manad',
};
const CATEGORIES: Readonly<Record<PrescriberCategory, string>> = {
  doctor: 'lakare',
  'intern-doctor': 'lakare-at',
  dentist: 'tandlakare',
  vet: 'veterinar',
  midwife: 'barnmorska',
  nurse: 'sjukskoterska',
  pharmacist: 'farmaceut',
  other: 'ovrig',
};

/**
 * Writes a prescription for the calls.
 * @param isOrdered whether an order of the customer has the next withdrawal
 */
export function ordinationOf(
  { prescription, group }: Listed,
  pnr: PersonNumber,
  today: BusinessDate,
  isOrdered: boolean,
): AnswerOf<typeof ordinationSchema> {
  const { withdrawals, interval, prescriber, animal, cheapestExchange } = prescription;
  const hindrance = isOrdered ? ORDERED_TEXT : hindranceOf(prescription, today);
  return {
    ordinationsId: prescription.ordinationId,
    pnr,
    forskrivningsDatum: prescription.issuedOn,
    giltighetsDatum: prescription.validThrough,
    receptStatus: prescription.status.word,
    receptStatusCano: prescription.status.code,
    statusText: labelOf(standingOn(prescription, today)),
    ...withdrawalFields(prescription),
    dosRecept: prescription.isDose,
    dosforpackning: prescription.isDosePack,
    djurrecept: prescription.kind === 'animal',
    djur: animal && { namn: animal.name, art: animal.species },
    aktuelltFormat: prescription.format,
    helforpackning: { nastaUttagDatum: withdrawals.wholePackFrom },
    andamal: prescription.purpose,
    dosering: prescription.dosage,
    artikel: articleOf(prescription.article),
    utbytbaraArtiklar: prescription.substitutes.map(articleOf),
    billigastUtbyte: cheapestExchange === null ? null : { varunummer: cheapestExchange },
    expedieringsintervall: interval?.count ?? null,
    expedieringsintervallEnhet: interval && UNITS[interval.unit],
    utbyteTillatet: prescription.mayBeSubstituted,
    receptkedjeId: prescription.chainId,
    forskrivare: { namn: prescriber.name, kategori: CATEGORIES[prescriber.category] },
    parallelGroup: group,
    expireWithin30Days: expiresWithin30Days(prescription, today),
    utgangsText: expiryText(prescription, today),
    kanKopas: hindrance === null,
    hinder: hindrance,
  };
}

function hindranceOf(prescription: Prescription, today: BusinessDate): string | null {
  const answer = collectableOn(prescription, today);
  return answer.collectable ? null : refusalText(answer.refusal, today);
}

function withdrawalFields(prescription: Prescription) {
  const { prescribed, left, lastOn, firstBefore, startPack } = prescription.withdrawals;
  const { on, inBenefitOn } = nextWithdrawal(prescription);
  return {
    antalUttag: prescribed,
    antalUttagKvar: left,
    senasteUttag: lastOn,
    nastaUttagDatum: on,
    nastaUttagInomForman: inBenefitOn,
    forstaUttagFore: firstBefore,
    startforpackForskriven: startPack,
  };
}

function articleOf({ varuId, name, form, strength, packSize }: Article): AnswerOf<typeof article> {
  return { varunummer: varuId, namn: name, form, styrka: strength, forpackning: packSize };
}
