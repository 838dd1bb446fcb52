import { sql } from 'kysely';

import { campaign, type CampaignGift, type CampaignPlan, type CampaignProduct } from '../domain/campaign/index.js';
import { addDays, type BusinessDate } from '../domain/kernel/index.js';
import { CAMPAIGNS, MEMBER_CAMPAIGN, type DraftCampaign } from './catalogue/campaigns.js';
import { SYSTEM } from '../services/foundation/command-handling/command-context.js';
import type { CommandHandling } from '../services/foundation/command-handling/command-handling.js';
import { derivedId } from '../services/foundation/command-handling/derived-id.js';
import type { Database } from '../services/foundation/database/connection.js';

/** Plans the campaigns to which generated products belong. A campaign without products is left out. */
export async function planGenerated(
  { db, commands }: { readonly db: Database; readonly commands: CommandHandling },
  on: BusinessDate,
): Promise<void> {
  const run = derivedId('campaigns', on);
  for (const draft of CAMPAIGNS) {
    const products = draft.multiBuy ? await inMultiBuy(db, draft) : await reduced(db, draft.id);
    if (products.length === 0) continue;
    const gift = await giftOf(db, draft);
    const command = {
      type: 'PlanCampaign',
      campaignId: draft.id,
      plan: { ...planOf(draft, products, on), ...(gift && { gift }) },
      onPrescription: [],
      medicines: [],
    } as const;
    const context = { commandId: derivedId(run, draft.id), correlationId: run, causationId: null, actor: SYSTEM };
    const outcome = await commands.handle(campaign, draft.id, command, context);
    if (!outcome.ok) throw new Error(`${draft.id}: ${outcome.rejection.type}`);
  }
}

async function reduced(db: Database, campaignId: string): Promise<readonly CampaignProduct[]> {
  const column = sql.ref(campaignId === MEMBER_CAMPAIGN ? 'member_price' : 'discount_price');
  const where = campaignId === MEMBER_CAMPAIGN ? sql`member_price IS NOT NULL` : sql`campaign_id = ${campaignId}`;
  const { rows } = await sql<CampaignProduct>`
    SELECT varu_id AS "varuId", ${column} AS price FROM view_product WHERE for_sale AND type <> 'Rx' AND ${where} ORDER BY varu_id`.execute(
    db,
  );
  return rows;
}

const MOST = 40;

/** Popular products of the categories that have no reduction: a sticker shows one thing. */
async function inMultiBuy(db: Database, { categories, multiBuy }: DraftCampaign): Promise<readonly CampaignProduct[]> {
  const [from, to] = multiBuy?.price ?? [0, 0];
  const { rows } = await sql<CampaignProduct>`
    SELECT varu_id AS "varuId", NULL AS price FROM view_product
    WHERE for_sale AND type = 'Ha' AND discount_price IS NULL AND member_price IS NULL AND price BETWEEN ${from} AND ${to}
      AND split_part(category_path, '/', 1) = ANY(${categories})
    ORDER BY popularity DESC, varu_id LIMIT ${MOST}`.execute(db);
  return rows;
}

const MOST_GIFTS = 3;

async function giftOf(db: Database, { categories, gift }: DraftCampaign): Promise<CampaignGift | null> {
  if (!gift) return null;
  const { code, minimum } = gift;
  const [from, to] = gift.price;
  const { rows } = await sql<{ varuId: string }>`
    SELECT varu_id AS "varuId" FROM view_product
    WHERE for_sale AND type = 'Ha' AND flags = '{}' AND web_stock > 0 AND price BETWEEN ${from} AND ${to}
      AND split_part(category_path, '/', 1) = ANY(${categories})
    ORDER BY popularity DESC, varu_id LIMIT ${MOST_GIFTS}`.execute(db);
  return rows.length === 0 ? null : { code, minimum, varuIds: rows.map(({ varuId }) => varuId) };
}

function planOf(
  { title, label, text, kind, days: [begins, ends], multiBuy }: DraftCampaign,
  products: readonly CampaignProduct[],
  on: BusinessDate,
): CampaignPlan {
  const membersOnly = kind === 'member';
  const sticker = { type: membersOnly ? 'member' : 'discount', large: '', small: label } as const;
  const days = { from: addDays(on, begins), to: addDays(on, ends) };
  return { title, text, kind, ...days, membersOnly, sticker, products, ...(multiBuy && { multiBuy: multiBuy.deal }) };
}
