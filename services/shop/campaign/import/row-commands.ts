import type { CampaignCommand, CampaignPlan } from '../../../../domain/campaign/index.js';
import type { Database } from '../../../foundation/database/connection.js';
import type { RowFault } from '../../../foundation/file-import/file-words.js';
import type { Commands } from '../../../foundation/file-import/plan-file.js';
import { rowTexts } from '../../../foundation/file-import/texts.js';
import { productTypes } from '../../catalogue/product/product-types.js';
import { PLANNED, type Row } from './fields.js';
import { rowPlan } from './row-plan.js';

/** The commands that plan, change or end the campaign of a row. */
export async function rowCommands(
  db: Database,
  row: Row,
  before: CampaignPlan | null,
): Promise<Commands<CampaignCommand>> {
  const { campaignId, endedOn } = row;
  const end: readonly CampaignCommand[] = endedOn === undefined ? [] : [{ type: 'EndCampaign', on: endedOn }];
  if ((before || endedOn !== undefined) && PLANNED.every((field) => row[field] === undefined)) return end;
  const read = rowPlan(row, before);
  if ('faults' in read) return read;
  const named = namedIn(read.plan);
  const types = await productTypes(
    db,
    named.map(({ varuId }) => varuId),
  );
  const faults: readonly RowFault[] = named
    .filter(({ varuId }) => !types.has(varuId))
    .map(({ field, varuId }) => ({ field, reason: rowTexts.unknownProduct(varuId) }));
  if (faults.length > 0) return { faults };
  const ofType = (wanted: string) => [...types].filter(([, type]) => type === wanted).map(([varuId]) => varuId);
  const known = { onPrescription: ofType('Rx'), medicines: ofType('Ex') };
  return [{ type: 'PlanCampaign', campaignId, plan: read.plan, ...known }, ...end];
}

/** The products that a plan names, each with its column. */
function namedIn({ products, gift }: CampaignPlan): readonly { readonly field: string; readonly varuId: string }[] {
  return [
    ...products.map(({ varuId }) => ({ field: 'products', varuId })),
    ...(gift?.varuIds ?? []).map((varuId) => ({ field: 'giftProducts', varuId })),
  ];
}
