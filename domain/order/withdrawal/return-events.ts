import type { BusinessDate, DomainEvent, Instant, Uuid } from '../../kernel/index.js';
import type { WithdrawnLine } from './events.js';
import type { ReturnRisk } from './return-risk.js';

/** What the warehouse found. Only `ok` is refunded at once; a damaged piece waits for a decision of staff. */
export const INSPECTION_OUTCOMES = ['ok', 'broken-seal', 'damaged', 'missing'] as const;
export type InspectionOutcome = (typeof INSPECTION_OUTCOMES)[number];

export interface InspectedLine extends WithdrawnLine {
  readonly outcome: InspectionOutcome;
}

/** The carrier has a label for the return. */
export type ReturnLabelled = DomainEvent<
  'ReturnLabelled',
  { readonly withdrawalId: Uuid; readonly carrier: string; readonly labelNumber: string; readonly labelledAt: Instant }
>;
export type ReturnReceived = DomainEvent<
  'ReturnReceived',
  { readonly withdrawalId: Uuid; readonly receivedAt: Instant }
>;
/** The warehouse looked at each piece. What a notice names and no line does is missing. */
export type ReturnInspected = DomainEvent<
  'ReturnInspected',
  { readonly withdrawalId: Uuid; readonly lines: readonly InspectedLine[]; readonly inspectedAt: Instant }
>;

/** LAW-04: the last day for a refund is near or has passed, and staff were warned. Once for each day of the rule. */
export type ReturnWarned = DomainEvent<
  'ReturnWarned',
  {
    readonly withdrawalId: Uuid;
    /** Days before the last day. -1 is the day after it. */
    readonly warnDay: number;
    readonly risk: ReturnRisk;
    readonly refundBy: BusinessDate;
    readonly warnedAt: Instant;
    readonly ruleVersion: string;
  }
>;

export type ReturnEvent = ReturnLabelled | ReturnReceived | ReturnInspected | ReturnWarned;
