import type { ChosenWithdrawal } from '../../cart/prescribed/row.js';

export type { ChosenWithdrawal, DecidedPrice, OrderedArticle, OrderedPatient } from '../../cart/prescribed/row.js';

/** What a line of an order says about its prescription. Health data: it is sealed apart from the bookkeeping. */
export interface OrderedPrescription extends ChosenWithdrawal {
  readonly lineId: string;
}
