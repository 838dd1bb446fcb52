import type {
  Article,
  Interval,
  PrescriberCategory,
  Prescription,
  PrescriptionKind,
} from '../../../domain/prescription/index.js';
import type { Ordination } from './protocol.js';

const UNITS = { dag: 'day', vecka: 'week', manad: 'month' } as const satisfies Record<string, Interval['unit']>;
const CATEGORIES: Readonly<Record<Ordination['forskrivare']['kategori'], PrescriberCategory>> = {
  lakare: 'doctor',
  'lakare-at': 'intern-doctor',
  tandlakare: 'dentist',
  veterinar: 'vet',
  barnmorska: 'midwife',
  sjukskoterska: 'nurse',
  farmaceut: 'pharmacist',
  ovrig: 'other',
};

/** Translates a prescription of the national service. Its fields always come in the same order (`isKnown`). */
export function readOrdination(kind: PrescriptionKind, ordination: Ordination): Prescription {
  const { uttag, intervall, forskrivare, djur } = ordination;
  return {
    ordinationId: ordination.ordinationsId,
    kind,
    status: { word: ordination.receptStatus, code: ordination.statuskod },
    issuedOn: ordination.forskrivningsDatum,
    validThrough: ordination.giltighetsDatum,
    withdrawals: {
      prescribed: uttag.antal,
      left: uttag.kvar,
      lastOn: uttag.senaste,
      firstBefore: uttag.forstaFore,
      startPack: uttag.startforpackning,
      wholePackFrom: uttag.helforpackningFran,
      daysSupplied: uttag.dagarPerUttag,
      packages: uttag.forpackningarPerUttag,
    },
    interval: intervall && { count: intervall.antal, unit: UNITS[intervall.enhet] },
    format: ordination.format === 'papper' ? 'paper' : 'electronic',
    isDose: ordination.dos,
    isDosePack: ordination.dosforpackning,
    purpose: ordination.andamal,
    dosage: ordination.dosering,
    chainId: ordination.kedjeId,
    inBenefit: ordination.forman,
    isNarcotic: ordination.narkotika,
    mayBeSubstituted: ordination.utbyteTillatet,
    article: readArticle(ordination.artikel),
    substitutes: ordination.utbytbara.map(readArticle),
    cheapestExchange: ordination.billigast,
    prescriber: { name: forskrivare.namn, category: CATEGORIES[forskrivare.kategori] },
    animal: djur && { name: djur.namn, species: djur.art },
  };
}

function readArticle({ varunummer, namn, form, styrka, forpackning, rang }: Ordination['artikel']): Article {
  return { varuId: varunummer, name: namn, form, strength: styrka, packSize: forpackning, rank: rang };
}
