import type { Rejection } from '../kernel/index.js';

export type CampaignRejection =
  | Rejection<'CampaignUnknown'>
  | Rejection<'CampaignOver'>
  /** The id is longer than the analytics service accepts (CAT-07). */
  | (Rejection<'CampaignIdTooLong'> & { readonly field: 'campaignId' })
  | (Rejection<'CampaignEndsBeforeItBegins'> & { readonly field: 'to' })
  | (Rejection<'CampaignEndsAfterItsLastDay'> & { readonly field: 'on' })
  | (Rejection<'CampaignPriceNegative'> & { readonly field: 'products'; readonly varuId: string })
  /** A multi-buy takes at least two pieces, and the buyer pays for fewer or a sum above 0. */
  | (Rejection<'MultiBuyImpossible'> & { readonly field: 'multiBuy' })
  | (Rejection<'GiftCodeInvalid'> & { readonly field: 'giftCode' })
  | (Rejection<'GiftWithoutProducts'> & { readonly field: 'giftProducts' })
  | (Rejection<'GiftMinimumNegative'> & { readonly field: 'giftMinimum' })
  /** A medicine is no gift: it is bought because it is needed, and limits of medicines do not count gifts (CRT-11). */
  | (Rejection<'MedicineAsGift'> & { readonly field: 'giftProducts'; readonly varuId: string })
  /** Prescription items may have no campaign (LAW-01). */
  | (Rejection<'PrescriptionInCampaign'> & { readonly field: 'products' | 'giftProducts'; readonly varuId: string });
