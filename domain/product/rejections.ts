import type { Rejection } from '../kernel/index.js';

export type ProductRejection =
  | Rejection<'ProductUnknown'>
  | (Rejection<'PriceNotPositive'> & { readonly field: 'price' | 'discountPrice' | 'memberPrice' })
  | (Rejection<'ReductionNotLower'> & { readonly field: 'discountPrice' | 'memberPrice' })
  /** LAW-01: a prescription item has no campaign and no reduced price. */
  | (Rejection<'PrescriptionNotReducible'> & { readonly field: 'discountPrice' | 'memberPrice' | 'campaignId' })
  /** A price must begin later than the one it ends, because history does not change. */
  | (Rejection<'PriceBeforeLast'> & { readonly field: 'from' })
  /** LAW-08: medicines have their own VAT class, and other products may not have it. */
  | (Rejection<'VatClassOfAnotherType'> & { readonly field: 'vatClass' })
  /** Narcotics need a prescription (LVFS 2011:10). */
  | (Rejection<'NarcoticWithoutPrescription'> & { readonly field: 'narcoticsClass' })
  | (Rejection<'NewBeforeAdded'> & { readonly field: 'newUntil' })
  | (Rejection<'StockNegative'> & { readonly field: 'webStock' | 'pharmacies' });
