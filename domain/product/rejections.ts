import type { Rejection } from '../kernel/index.js';

export type ProductRejection =
  | Rejection<'ProductUnknown'>
  | (Rejection<'PriceNegative'> & { readonly field: 'price' | 'discountPrice' | 'memberPrice' })
  | (Rejection<'ReductionNotLower'> & { readonly field: 'discountPrice' | 'memberPrice' })
  /** LAW-01: a prescription item is in no campaign and has no reduced price. */
  | (Rejection<'PrescriptionNotReducible'> & { readonly field: 'discountPrice' | 'memberPrice' | 'campaignId' })
  /** A price begins when or after the one it ends began: the past is not rewritten. */
  | (Rejection<'PriceBeforeLast'> & { readonly field: 'from' })
  | (Rejection<'StockNegative'> & { readonly field: 'webStock' | 'pharmacies' });
