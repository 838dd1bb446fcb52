import type { BusinessDate, Ore } from '../../../domain/kernel/index.js';

export interface LadderStepView {
  readonly from: Ore;
  /** Null for the last step, which has no end. */
  readonly to: Ore | null;
  /** The share that the customer pays. */
  readonly percent: number;
}

export interface HighCostTransactionView {
  readonly id: string;
  readonly on: BusinessDate;
  readonly pharmacy: string;
  readonly city: string;
  readonly price: Ore;
  readonly benefit: Ore;
  readonly ownFee: Ore;
  readonly isThisPeriod: boolean;
}

export interface HighCostView {
  /** False when the person has said no to the national database: then there is no discount. */
  readonly isConnected: boolean;
  /** True for a person for whom medicines in the benefit are free because of age. */
  readonly isFreeByAge: boolean;
  /** Null when no period runs: the next purchase begins one. */
  readonly period: { readonly startsOn: BusinessDate; readonly endsOn: BusinessDate } | null;
  readonly accumulated: Ore;
  readonly ownFee: Ore;
  readonly steps: readonly LadderStepView[];
  /** The place in `steps` of the step that the next krona falls on. */
  readonly step: number;
  readonly cap: Ore;
  readonly toNextStep: Ore | null;
  readonly toFreeCard: Ore;
  /** What purchases of some prices would cost now. */
  readonly next: readonly { readonly price: Ore; readonly fee: Ore }[];
  readonly transactions: readonly HighCostTransactionView[];
}

export type OwnHighCost =
  | { readonly state: 'closed' }
  | { readonly state: 'not-registered' }
  | { readonly state: 'not-identified' }
  | { readonly state: 'open'; readonly view: HighCostView };

/** The high-cost service of the pages. */
export interface HighCostService {
  /** The customer's own account. Each call is recorded as a look at health data. */
  own(): Promise<OwnHighCost>;
}
