import { accept, reject, unchanged, type Decision } from '../../kernel/index.js';
import { isCode } from '../../pricing/code.js';
import type { CampaignEvent, CampaignPlan } from '../events.js';
import type { CampaignRejection } from '../rejections.js';
import type { CampaignState } from '../state.js';

export interface PlanCampaign {
  readonly type: 'PlanCampaign';
  readonly campaignId: string;
  readonly plan: CampaignPlan;
  /** The campaign's products and gifts that need a prescription, from the catalogue. */
  readonly onPrescription: readonly string[];
  /** The campaign's products and gifts that are medicines without prescription, from the catalogue. */
  readonly medicines: readonly string[];
}

export const LONGEST_CAMPAIGN_ID = 100;

/** Plans a campaign or changes the plan. The same plan again changes nothing, also after the campaign's end. */
export function planCampaign(command: PlanCampaign, state: CampaignState): Decision<CampaignEvent, CampaignRejection> {
  const { campaignId, plan } = command;
  const fault = faultOf(command);
  if (fault) return reject(fault);
  if (!state.plan) return accept({ type: 'CampaignPlanned', data: { campaignId, plan } });
  const before = state.plan;
  const changed = (Object.keys(plan) as (keyof CampaignPlan)[]).filter(
    (field) => JSON.stringify(plan[field]) !== JSON.stringify(before[field]),
  );
  if (changed.length === 0) return unchanged;
  return state.endedOn === null
    ? accept({ type: 'CampaignChanged', data: { plan, changed } })
    : reject({ type: 'CampaignOver' });
}

function faultOf(command: PlanCampaign): CampaignRejection | null {
  const { campaignId, plan, onPrescription } = command;
  if (campaignId.length > LONGEST_CAMPAIGN_ID) return { type: 'CampaignIdTooLong', field: 'campaignId' };
  if (plan.to < plan.from) return { type: 'CampaignEndsBeforeItBegins', field: 'to' };
  const prescription = plan.products.find(({ varuId }) => onPrescription.includes(varuId));
  if (prescription) return { type: 'PrescriptionInCampaign', field: 'products', varuId: prescription.varuId };
  const negative = plan.products.find(({ price }) => price !== null && price < 0);
  if (negative) return { type: 'CampaignPriceNegative', field: 'products', varuId: negative.varuId };
  return multiBuyFault(plan) ?? giftFault(command);
}

function multiBuyFault({ multiBuy }: CampaignPlan): CampaignRejection | null {
  if (!multiBuy) return null;
  const { take } = multiBuy;
  const paid = 'sum' in multiBuy ? multiBuy.sum >= 1 : multiBuy.payFor >= 1 && multiBuy.payFor < take;
  return take >= 2 && paid ? null : { type: 'MultiBuyImpossible', field: 'multiBuy' };
}

function giftFault({ plan, onPrescription, medicines }: PlanCampaign): CampaignRejection | null {
  if (!plan.gift) return null;
  const { code, varuIds, minimum } = plan.gift;
  if (!isCode(code)) return { type: 'GiftCodeInvalid', field: 'giftCode' };
  if (varuIds.length === 0) return { type: 'GiftWithoutProducts', field: 'giftProducts' };
  if (minimum < 0) return { type: 'GiftMinimumNegative', field: 'giftMinimum' };
  const prescribed = varuIds.find((each) => onPrescription.includes(each));
  if (prescribed !== undefined) return { type: 'PrescriptionInCampaign', field: 'giftProducts', varuId: prescribed };
  const medicine = varuIds.find((each) => medicines.includes(each));
  return medicine === undefined ? null : { type: 'MedicineAsGift', field: 'giftProducts', varuId: medicine };
}
