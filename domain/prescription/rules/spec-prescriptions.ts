import type { Article, Prescription, Withdrawals } from './prescription.js';

/** The day on which the tests look at prescriptions. */
export const TODAY = '2026-03-01';

export const article: Article = {
  varuId: '100001',
  name: 'Levaxin',
  form: 'Tablett',
  strength: '100 mikrogram',
  packSize: '100 tabletter',
  rank: 1,
};

type Given = Partial<Omit<Prescription, 'withdrawals'>> & { readonly withdrawals?: Partial<Withdrawals> };

/** A prescription that can be collected on TODAY, with the given differences. */
export function aPrescription({ withdrawals, ...given }: Given = {}): Prescription {
  return {
    ordinationId: '1',
    kind: 'human',
    status: { word: 'Aktiv', code: 202 },
    issuedOn: '2025-12-01',
    validThrough: '2026-11-30',
    withdrawals: {
      prescribed: 4,
      left: 3,
      lastOn: '2025-12-01',
      firstBefore: null,
      startPack: false,
      wholePackFrom: null,
      daysSupplied: 90,
      packages: 1,
      ...withdrawals,
    },
    interval: null,
    format: 'electronic',
    isDose: false,
    isDosePack: false,
    purpose: 'mot sköldkörtelbesvär',
    dosage: '1 tablett dagligen',
    chainId: null,
    inBenefit: true,
    isNarcotic: false,
    mayBeSubstituted: true,
    article,
    substitutes: [],
    cheapestExchange: null,
    prescriber: { name: 'Dr Ek', category: 'doctor' },
    animal: null,
    ...given,
  };
}
