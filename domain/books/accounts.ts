import { dated } from '../kernel/index.js';
import type { Place } from './day.js';

export interface Account {
  readonly number: string;
  readonly name: string;
}

/** The accounts of a rate of VAT: the sales without VAT, and the VAT due. No VAT is due at 0 percent. */
export interface RateAccounts {
  readonly sales: Account;
  readonly vat: Account | null;
}

export interface Chart {
  readonly byRate: Readonly<Record<number, RateAccounts>>;
  readonly freight: Account;
  readonly discounts: Account;
  /** The part of the price that bonus cheques paid. */
  readonly cheques: Account;
  /** Where money is: what the partners owe the shop, the bank, and debts between the shop and its customers. */
  readonly places: Readonly<Record<Place, Account>>;
  readonly chequeDebt: Account;
  readonly chequeCost: Account;
  readonly fees: Account;
  /** Money that the partner's report has and our books lack, or the reverse, until staff have judged it. */
  readonly differences: Account;
}

const account = (number: string, name: string): Account => ({ number, name });

/** LAW-08: accounts of the BAS chart. A rate of VAT keeps its account although the goods taxed with it change. */
export const charts = dated<Chart>('books-chart', [
  {
    from: '2012-01-01',
    value: {
      byRate: {
        25: { sales: account('3001', 'Försäljning 25 % moms'), vat: account('2611', 'Utgående moms 25 %') },
        12: { sales: account('3002', 'Försäljning 12 % moms'), vat: account('2621', 'Utgående moms 12 %') },
        6: { sales: account('3003', 'Försäljning 6 % moms'), vat: account('2631', 'Utgående moms 6 %') },
        0: { sales: account('3004', 'Försäljning momsfri'), vat: null },
      },
      freight: account('3520', 'Fakturerade frakter'),
      discounts: account('3730', 'Lämnade rabatter'),
      cheques: account('3731', 'Använda bonuscheckar'),
      places: {
        customers: account('1510', 'Kundfordringar'),
        adyen: account('1580', 'Fordringar för kontokort och kuponger'),
        finance: account('1581', 'Fordringar hos finansbolag'),
        bank: account('1930', 'Företagskonto'),
        owed: account('2420', 'Skulder till kunder'),
      },
      chequeDebt: account('2421', 'Skuld för bonuscheckar'),
      chequeCost: account('3732', 'Förändrad skuld för bonuscheckar'),
      fees: account('6570', 'Bankkostnader'),
      differences: account('2999', 'OBS-konto'),
    },
  },
]);

/** All accounts of a chart, by number. A file lists each of them once. */
export function accountsOf(chart: Chart): readonly Account[] {
  const { byRate, places, freight, discounts, cheques, chequeDebt, chequeCost, fees, differences } = chart;
  const ofRates = Object.values(byRate).flatMap(({ sales, vat }) => (vat ? [sales, vat] : [sales]));
  const others = [freight, discounts, cheques, chequeDebt, chequeCost, fees, differences];
  return [...ofRates, ...Object.values(places), ...others].sort((a, b) => Number(a.number) - Number(b.number));
}
