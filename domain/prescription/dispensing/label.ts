import { dated, type BusinessDate } from '../../kernel/index.js';
import type { PrescriptionState } from '../state.js';
import { articleText } from './ordered.js';

/** What the label on a dispensed pack says. */
export interface PackLabel {
  /** Null for the customer, whose name stands on the order. */
  readonly patientName: string | null;
  readonly animal: { readonly name: string; readonly species: string } | null;
  readonly medicine: string;
  readonly dosage: string;
  readonly purpose: string | null;
  readonly prescriber: string;
  readonly dispensedOn: BusinessDate;
  readonly expeditionNumber: string;
  readonly withdrawalsLeft: number;
  readonly nextOn: BusinessDate | null;
  readonly storage: readonly string[];
  /** As many labels as packs. */
  readonly packages: number;
}

/**
 * How a medicine is kept, by article number. The register does not say it. A made-up selection: take the texts from the
 * product data (for example Fass) before real use.
 */
export const storageRule = dated('label-storage', [
  {
    from: '2020-01-01',
    value: {
      texts: {
        '710007': ['Förvaras i kylskåp, 2–8 °C. Får inte frysas.'],
        '710008': ['Förvaras oåtkomligt för barn.', 'Läkemedlet kan påverka förmågan att köra bil.'],
      } as Readonly<Record<string, readonly string[]>>,
    },
  },
]);

/** Null before the withdrawal was dispensed, and when the register no longer gives the prescription. */
export function packLabel(state: PrescriptionState, dispensingId: string): PackLabel | null {
  const one = state.dispensings[dispensingId];
  const prescription = state.received;
  if (!one?.record || !one.dispensedOn || !one.asPrescribed || !prescription) return null;
  const { record, dispensedOn, orderNumber, lineId } = one;
  const { article, packages } = record;
  return {
    patientName: one.ordered?.patient.name ?? null,
    animal: prescription.animal,
    medicine: articleText(article),
    // A label that is printed again is on the same pack, so it keeps what was true when that was dispensed.
    dosage: one.asPrescribed.dosage,
    purpose: prescription.purpose,
    prescriber: prescription.prescriber.name,
    dispensedOn,
    expeditionNumber: `${orderNumber}-${lineId}`,
    withdrawalsLeft: one.asPrescribed.withdrawalsLeft,
    nextOn: one.asPrescribed.nextOn,
    storage: storageRule.on(dispensedOn).texts[article.varuId] ?? [],
    packages,
  };
}
