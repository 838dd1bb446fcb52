import type { Settlement } from '../../../domain/books/index.js';

export const SETTLEMENT_REPORTS = Symbol('settlement reports');

/** The settlements of a partner that pays out the money it holds. They are numbered from 1, without gaps. */
export interface SettlementReports {
  /** Null for a settlement that the partner has not made yet. @throws ReportUnusable */
  settlement(number: number): Promise<Settlement | null>;
}
