import { sql } from 'kysely';

import { atStockholm, startOfDay, type BusinessDate, type Instant } from '../../../domain/kernel/index.js';
import { product, type PriceSet } from '../../../domain/product/index.js';
import { streamId } from '../../../domain/slices.js';
import type { Database } from '../../foundation/database/connection.js';
import { defineJob, type Subject } from '../../foundation/job-engine/job.js';
import { PAGE } from '../../person/member/jobs/member-pages.js';

interface Reduced {
  readonly varuId: string;
  readonly campaignId: string;
}

/** CAT-07: on the day after a campaign ends, sets the earlier prices of its products before the shop opens. */
export const campaignPrices = defineJob<PriceSet>({
  name: 'campaign-prices',
  dueAt: (date) => atStockholm(date, '00:01'),
  effectiveAt: startOfDay,
  subjects: (db, date) => pages(db, date),
  views: ['product', 'campaign'],
  harmless: ['PriceBeforeLast'],
  eventTypes: ['PriceSet'],
  sums: { reductionsEnded: () => 1 },
});

async function* pages(db: Database, date: BusinessDate): AsyncGenerator<readonly Subject[]> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: readonly Reduced[] = await reducedBefore(db, date, after);
    if (rows.length > 0) yield rows.map((row) => subject(row, startOfDay(date)));
    after = rows.length < PAGE ? undefined : rows.at(-1)?.varuId;
  }
}

function subject({ varuId, campaignId }: Reduced, from: Instant): Subject {
  return {
    streamId: streamId(product.kind, varuId),
    send: (commands, context) =>
      commands.handle(product, varuId, { type: 'EndCampaignPrice', campaignId, from }, context),
  };
}

async function reducedBefore(db: Database, date: BusinessDate, after: string): Promise<readonly Reduced[]> {
  const { rows } = await sql<Reduced>`
    SELECT p.varu_id AS "varuId", p.campaign_id AS "campaignId" FROM view_product p JOIN view_campaign c ON c.campaign_id = p.campaign_id
    WHERE p.varu_id > ${after} AND c.valid_to < ${date}::date ORDER BY p.varu_id LIMIT ${PAGE}`.execute(db);
  return rows;
}
