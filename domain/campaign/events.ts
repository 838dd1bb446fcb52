import { upcasters, type BusinessDate, type DomainEvent, type EventDefinitions, type Ore } from '../kernel/index.js';
import type { MultiBuyDeal } from '../pricing/multi-buy.js';

/** The label on the product cards of a campaign (CAT-07). */
export interface Sticker {
  readonly type: 'discount' | 'member' | 'theme';
  readonly large: string;
  readonly small: string;
}

/** A product of a campaign. Its price is null when the campaign has no special price for the product. */
export interface CampaignProduct {
  readonly varuId: string;
  readonly price: Ore | null;
}

/** CRT-11: whoever enters the code may choose one of the products as a gift. */
export interface CampaignGift {
  readonly code: string;
  /** The products to choose from. */
  readonly varuIds: readonly string[];
  /** The sum that the other goods in the cart must reach. */
  readonly minimum: Ore;
}

export interface CampaignPlan {
  readonly title: string;
  readonly text: string;
  readonly kind: 'offer' | 'member' | 'theme';
  readonly from: BusinessDate;
  readonly to: BusinessDate;
  readonly membersOnly: boolean;
  readonly sticker: Sticker | null;
  readonly products: readonly CampaignProduct[];
  /** All products of the campaign count together. Absent without a multi-buy. */
  readonly multiBuy?: MultiBuyDeal | null;
  /** Absent without a gift. */
  readonly gift?: CampaignGift | null;
}

export type CampaignPlanned = DomainEvent<
  'CampaignPlanned',
  { readonly campaignId: string; readonly plan: CampaignPlan }
>;
export type CampaignChanged = DomainEvent<
  'CampaignChanged',
  { readonly plan: CampaignPlan; readonly changed: readonly (keyof CampaignPlan)[] }
>;
/** The campaign was ended before its planned last day. `on` is the new last day. */
export type CampaignEnded = DomainEvent<'CampaignEnded', { readonly on: BusinessDate }>;

export type CampaignEvent = CampaignPlanned | CampaignChanged | CampaignEnded;

/** Version 2 of a plan only added optional fields. */
const same = <Data>(data: Data): Data => data;

export const campaignEvents: EventDefinitions<CampaignEvent> = {
  CampaignPlanned: { version: 2, upcast: upcasters(same<CampaignPlanned['data']>) },
  CampaignChanged: { version: 2, upcast: upcasters(same<CampaignChanged['data']>) },
  CampaignEnded: { version: 1 },
};
