import type { BusinessDate, Ore, PersonNumber, Uuid } from '../../../domain/kernel/index.js';
import type { PrescriptionKind } from '../../../domain/prescription/index.js';
import type { DispensingAnswerBody, DispensingReportBody } from './dispensing-protocol.js';

/** RX-06: a withdrawal that our pharmacy dispensed. */
export interface DispensingReport {
  readonly dispensingId: Uuid;
  readonly personNumber: PersonNumber;
  readonly kind: PrescriptionKind;
  readonly ordinationId: string;
  readonly on: BusinessDate;
  readonly varuId: string;
  readonly packages: number;
  /** What counts on the ladder, and the fee of it. Zero outside the benefit. */
  readonly onLadder: Ore;
  readonly fee: Ore;
}

export type ReportRefusal = 'no-prescription' | 'not-active' | 'no-withdrawals-left';

/** `registered`: counted as a withdrawal. `unknown`: the service never got the report. */
export type ReportAnswer =
  | { readonly status: 'registered' | 'withdrawn' | 'unknown' }
  | { readonly status: 'refused'; readonly reason: ReportRefusal };

const REASONS: Readonly<Record<NonNullable<DispensingAnswerBody['skal']>, ReportRefusal>> = {
  'inget-recept': 'no-prescription',
  'inte-aktivt': 'not-active',
  'inga-uttag-kvar': 'no-withdrawals-left',
};
const STATUSES = { registrerad: 'registered', aterkallad: 'withdrawn', okand: 'unknown' } as const;

export function reportBody(report: DispensingReport): Omit<DispensingReportBody, 'apotek'> {
  return {
    expedieringsId: report.dispensingId,
    personnummer: report.personNumber,
    typ: report.kind === 'animal' ? 'djur' : 'human',
    ordinationsId: report.ordinationId,
    datum: report.on,
    varunummer: report.varuId,
    forpackningar: report.packages,
    forman: { pris: report.onLadder, egenavgift: report.fee },
  };
}

export function readReport({ status, skal }: DispensingAnswerBody): ReportAnswer {
  if (status !== 'nekad') return { status: STATUSES[status] };
  return { status: 'refused', reason: REASONS[skal ?? 'inget-recept'] };
}
