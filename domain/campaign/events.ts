import type { BusinessDate, DomainEvent, EventDefinitions, Ore } from '../kernel/index.js';

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

export interface CampaignPlan {
  readonly title: string;
  readonly text: string;
  readonly kind: 'offer' | 'member' | 'theme';
  readonly from: BusinessDate;
  readonly to: BusinessDate;
  readonly membersOnly: boolean;
  readonly sticker: Sticker | null;
  readonly products: readonly CampaignProduct[];
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

export const campaignEvents: EventDefinitions<CampaignEvent> = {
  CampaignPlanned: { version: 1 },
  CampaignChanged: { version: 1 },
  CampaignEnded: { version: 1 },
};
