import type { Rejection } from '../kernel/index.js';

export type ProductRejection =
  | Rejection<'ProductUnknown'>
  | (Rejection<'PriceNotPositive'> & { readonly field: 'price' | 'discountPrice' | 'memberPrice' })
  | (Rejection<'ReductionNotLower'> & { readonly field: 'discountPrice' | 'memberPrice' })
  /** A prescription item may have no campaign and no reduced price (LAW-01). */
  | (Rejection<'PrescriptionNotReducible'> & { readonly field: 'discountPrice' | 'memberPrice' | 'campaignId' })
  /** The price does not begin after the current price. Prices of the past never change. */
  | (Rejection<'PriceBeforeLast'> & { readonly field: 'from' })
  /** Medicines have VAT classes of their own, and other products may not use these (LAW-08). */
  | (Rejection<'VatClassOfAnotherType'> & { readonly field: 'vatClass' })
  /** A narcotic must need a prescription (LVFS 2011:10). */
  | (Rejection<'NarcoticWithoutPrescription'> & { readonly field: 'narcoticsClass' })
  | (Rejection<'NewBeforeAdded'> & { readonly field: 'newUntil' })
  /** The web shelf has fewer pieces that this buyer can have: `available`. */
  | (Rejection<'StockLacking'> & { readonly field: 'quantity'; readonly available: number })
  /** The attempt to pay is over, so it may not hold goods any more. */
  | Rejection<'StockHoldEnded'>
  | (Rejection<'StockNegative'> & { readonly field: 'webStock' | 'pharmacies' });
