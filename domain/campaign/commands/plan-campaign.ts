import { accept, reject, unchanged, type Decision } from '../../kernel/index.js';
import type { CampaignEvent, CampaignPlan } from '../events.js';
import type { CampaignRejection } from '../rejections.js';
import type { CampaignState } from '../state.js';

export interface PlanCampaign {
  readonly type: 'PlanCampaign';
  readonly campaignId: string;
  readonly plan: CampaignPlan;
  /** The campaign's products that need a prescription, from the catalogue. */
  readonly onPrescription: readonly string[];
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

function faultOf({ campaignId, plan, onPrescription }: PlanCampaign): CampaignRejection | null {
  if (campaignId.length > LONGEST_CAMPAIGN_ID) return { type: 'CampaignIdTooLong', field: 'campaignId' };
  if (plan.to < plan.from) return { type: 'CampaignEndsBeforeItBegins', field: 'to' };
  const prescription = plan.products.find(({ varuId }) => onPrescription.includes(varuId));
  if (prescription) return { type: 'PrescriptionInCampaign', field: 'products', varuId: prescription.varuId };
  const negative = plan.products.find(({ price }) => price !== null && price < 0);
  return negative ? { type: 'CampaignPriceNegative', field: 'products', varuId: negative.varuId } : null;
}
