import type { DomainEvent, Instant, Uuid } from '../../kernel/index.js';
import type { WithdrawnLine } from './events.js';

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

export type ReturnEvent = ReturnLabelled | ReturnReceived | ReturnInspected;
