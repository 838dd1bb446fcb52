import type { Rejection } from '../kernel/index.js';

export type ProductRejection =
  | Rejection<'ProductUnknown'>
  | (Rejection<'PriceNotPositive'> & { readonly field: 'price' | 'discountPrice' | 'memberPrice' })
  | (Rejection<'ReductionNotLower'> & { readonly field: 'discountPrice' | 'memberPrice' })
  /** LAW-01: a prescription item is in no campaign and has no reduced price. */
  | (Rejection<'PrescriptionNotReducible'> & { readonly field: 'discountPrice' | 'memberPrice' | 'campaignId' })
  /** A price begins when or after the one it ends began: the past is not rewritten. */
  | (Rejection<'PriceBeforeLast'> & { readonly field: 'from' })
  /** LAW-08: what is taxed as a medicine is one, and the other way round. */
  | (Rejection<'VatClassOfAnotherType'> & { readonly field: 'vatClass' })
  /** Narcotics are given out on prescription alone (LVFS 2011:10). */
  | (Rejection<'NarcoticWithoutPrescription'> & { readonly field: 'narcoticsClass' })
  | (Rejection<'NewBeforeAdded'> & { readonly field: 'newUntil' })
  | (Rejection<'StockNegative'> & { readonly field: 'webStock' | 'pharmacies' });
