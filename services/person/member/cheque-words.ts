import type { BusinessDate } from '../../../domain/kernel/index.js';
import { chequeTexts as texts } from './texts.js';

/** What the seeds show beside a cheque. */
export interface ChequeWords {
  readonly validText: string;
  readonly validDateFormatted: string;
}

interface Shown {
  readonly state: 'active' | 'future';
  readonly redeemed: boolean;
  readonly validTo: BusinessDate;
}

const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * CLB-15: the words of a cheque. Those of a redeemed and of a coming one say all. Those of any other one stand before
 * the date.
 */
export function chequeWords({ state, redeemed, validTo }: Shown): ChequeWords {
  const validText = redeemed ? texts.redeemed : state === 'future' ? texts.future : texts.validTo;
  return { validText, validDateFormatted: day.format(new Date(`${validTo}T00:00:00Z`)) };
}

/** CLB-15: whether a next month brings a cheque, and whether there is a choice between several that are valid now. */
export function chequeCounts(cheques: readonly Pick<Shown, 'state'>[]) {
  return {
    hasFutureBonusCheck: cheques.some(({ state }) => state === 'future'),
    hasManyVouchers: cheques.filter(({ state }) => state === 'active').length > 1,
  };
}
