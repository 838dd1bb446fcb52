import type { Rejection } from '../kernel/index.js';

export type CampaignRejection =
  | Rejection<'CampaignUnknown'>
  | Rejection<'CampaignOver'>
  /** The id is longer than the analytics service accepts (CAT-07). */
  | (Rejection<'CampaignIdTooLong'> & { readonly field: 'campaignId' })
  | (Rejection<'CampaignEndsBeforeItBegins'> & { readonly field: 'to' })
  | (Rejection<'CampaignEndsAfterItsLastDay'> & { readonly field: 'on' })
  | (Rejection<'CampaignPriceNegative'> & { readonly field: 'products'; readonly varuId: string })
  /** Prescription items may have no campaign (LAW-01). */
  | (Rejection<'PrescriptionInCampaign'> & { readonly field: 'products'; readonly varuId: string });
