import type { BusinessDate, Instant, PersonNumber } from '../../../../domain/kernel/index.js';
import { COMPANY } from '../../../foundation/company.js';
import { Sheet, WIDTH, type Cell } from '../../../shop/receipt/pdf/sheet.js';
import type { PrescriptionsView, PrescriptionView } from '../contract.js';
import { listPdfTexts as texts } from './texts.js';

type Open = Extract<PrescriptionsView, { state: 'open' }>;

export interface PdfOwner {
  readonly personNumber: PersonNumber;
  readonly today: BusinessDate;
  readonly at: Instant;
}

/** RX-10: the prescriptions as a file to keep or to bring to a doctor. It is made when it is asked for, and kept nowhere. */
export function listPdf({ active, inactive }: Open, { personNumber, today, at }: PdfOwner): Promise<Uint8Array> {
  const sheet = new Sheet(texts.title, COMPANY.name, new Date(at));
  sheet.heading('H1', texts.title);
  sheet.table([row(texts.person, personNumber), row(texts.on, today)]);
  part(sheet, texts.active, texts.noActive, active);
  part(sheet, texts.inactive, texts.noInactive, inactive);
  sheet.paragraph(texts.source);
  return sheet.end();
}

function part(sheet: Sheet, title: string, none: string, prescriptions: readonly PrescriptionView[]): void {
  sheet.heading('H2', title);
  if (prescriptions.length === 0) sheet.paragraph(none);
  for (const each of prescriptions) {
    sheet.table(rowsOf(each));
  }
}

function rowsOf(each: PrescriptionView): readonly { readonly cells: readonly Cell[] }[] {
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.medicine, `${each.name} ${each.strength}, ${each.form}, ${each.packSize}`],
    [texts.animal, each.animal && `${each.animal.name}, ${each.animal.species}`],
    [texts.dosage, each.dosage],
    [texts.purpose, each.purpose],
    [texts.status, each.label],
    [texts.left, texts.leftOf(each.withdrawalsLeft, each.withdrawalsPrescribed)],
    [texts.last, each.lastWithdrawalOn],
    [texts.validThrough, each.validThrough],
    [texts.issued, `${each.issuedOn}, ${each.prescriber.name}`],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [row(name, value)]));
}

function row(name: string, value: string): { readonly cells: readonly Cell[] } {
  const half = WIDTH / 3;
  return {
    cells: [
      { text: name, x: 0, width: half },
      { text: value, x: half, width: WIDTH - half },
    ],
  };
}
