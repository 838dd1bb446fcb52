import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

import { kronor, type Instant } from '../../../domain/kernel/index.js';
import { priceOn, pricesOf } from '../../../projections/price-history/queries.js';
import type { PriceHistoryRow } from '../../../projections/price-history/table.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';

export const pastPriceSchema = z.strictObject({
  validFrom: z.iso.datetime(),
  /** Null for the present price. */
  validTo: z.iso.datetime().nullable(),
  priceAsNumber: z.number(),
  discountPriceAsNumber: z.number().nullable(),
  lowestPrice30DaysAsNumber: z.number().nullable(),
  memberPriceAsNumber: z.number().nullable(),
  memberLowestPrice30DaysAsNumber: z.number().nullable(),
  campaignId: z.string().nullable(),
  ruleVersion: z.string(),
});
export type PastPrice = AnswerOf<typeof pastPriceSchema>;

/** Reads the past prices of a product, and the base of each reduction (LAW-03). */
@Injectable()
export class PriceHistory {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** Reads a product's prices, newest first. Empty for an unknown product. */
  async of(varuId: string): Promise<readonly PastPrice[]> {
    return (await pricesOf(this.db, varuId)).map(shown);
  }

  async at(varuId: string, at: Instant): Promise<readonly PastPrice[]> {
    const row = await priceOn(this.db, varuId, at);
    return row ? [shown(row)] : [];
  }
}

function shown(row: PriceHistoryRow): PastPrice {
  return {
    validFrom: row.valid_from,
    validTo: row.valid_to,
    priceAsNumber: kronor(row.price),
    discountPriceAsNumber: kronor(row.discount_price),
    lowestPrice30DaysAsNumber: kronor(row.lowest_price_30_days),
    memberPriceAsNumber: kronor(row.member_price),
    memberLowestPrice30DaysAsNumber: kronor(row.member_lowest_price_30_days),
    campaignId: row.campaign_id,
    ruleVersion: row.rule_version,
  };
}
