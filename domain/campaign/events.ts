import type { BusinessDate, DomainEvent, EventDefinitions, Ore } from '../kernel/index.js';

/** The label on the cards of its products (CAT-07). */
export interface Sticker {
  readonly type: 'discount' | 'member' | 'theme';
  readonly large: string;
  readonly small: string;
}

/** A product of the campaign with its campaign price. Null where the campaign has no special price for it. */
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
/** The campaign ended before its planned last day. `on` is its new last day. */
export type CampaignEnded = DomainEvent<'CampaignEnded', { readonly on: BusinessDate }>;

export type CampaignEvent = CampaignPlanned | CampaignChanged | CampaignEnded;

export const campaignEvents: EventDefinitions<CampaignEvent> = {
  CampaignPlanned: { version: 1 },
  CampaignChanged: { version: 1 },
  CampaignEnded: { version: 1 },
};
