import type { Instant } from '../../../../domain/kernel/index.js';
import type { PackLabel } from '../../../../domain/prescription/index.js';
import { COMPANY } from '../../../foundation/company.js';
import { LabelSheet } from './label-sheet.js';
import { labelTexts as texts } from './texts.js';

/** RX-06: a label for each pack. It is made when it is printed, and kept nowhere. */
export function labelPdf(label: PackLabel, customerName: string, at: Instant): Promise<Uint8Array> {
  const sheet = new LabelSheet(texts.title, COMPANY.name, new Date(at));
  for (let nth = 1; nth <= label.packages; nth += 1) {
    sheet.page();
    sheet.line('bold', label.medicine);
    for (const text of linesOf(label, customerName)) sheet.line('plain', text);
    sheet.line('bold', label.packages > 1 ? `${COMPANY.name}, ${texts.of(nth, label.packages)}` : COMPANY.name);
  }
  return sheet.end();
}

function linesOf(label: PackLabel, customerName: string): readonly string[] {
  const { animal, patientName, dosage, purpose, prescriber, dispensedOn, expeditionNumber } = label;
  return [
    animal ? texts.animal(animal.name, animal.species, customerName) : texts.to(patientName ?? customerName),
    texts.dosage(dosage),
    ...(purpose ? [texts.purpose(purpose)] : []),
    texts.prescriber(prescriber),
    texts.dispensed(dispensedOn, expeditionNumber),
    texts.left(label.withdrawalsLeft, label.nextOn),
    ...label.storage,
    texts.children,
  ];
}
