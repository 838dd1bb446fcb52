import { sql, type RawBuilder } from 'kysely';

import type { BusinessDate } from '../../domain/kernel/index.js';
import type { ViewsDatabase } from '../views-database.js';
import type { CampaignRow } from './table.js';

/** Campaigns that run on a date. The last day of a campaign that was ended early is already its new one. */
export async function campaignsOn(db: ViewsDatabase, on: BusinessDate): Promise<readonly CampaignRow[]> {
  return campaignsWhere(db, sql`${on}::date BETWEEN valid_from AND valid_to`);
}

export async function allCampaigns(db: ViewsDatabase): Promise<readonly CampaignRow[]> {
  return campaignsWhere(db, sql`true`);
}

async function campaignsWhere(db: ViewsDatabase, where: RawBuilder<unknown>): Promise<readonly CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    SELECT campaign_id, title, text, kind, valid_from::text AS valid_from, valid_to::text AS valid_to, members_only,
      sticker, products, multi_buy, gift, ended, revision
    FROM view_campaign WHERE ${where} ORDER BY valid_to, campaign_id`.execute(db);
  return rows;
}
