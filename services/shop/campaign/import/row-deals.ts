import type { CampaignGift, CampaignPlan, MultiBuyDeal } from '../../../../domain/campaign/index.js';
import { oreOf } from '../../../../domain/kernel/index.js';
import { codeOf } from '../../../../domain/pricing/index.js';
import { MULTI_BUY, type Row } from './fields.js';

/** Reads the multi-buy and the gift. Empty columns keep what the campaign had. */
export function rowDeals(row: Row, before: CampaignPlan | null): Pick<CampaignPlan, 'multiBuy' | 'gift'> {
  const multiBuy = row.multiBuy === undefined ? before?.multiBuy : dealOf(row.multiBuy);
  const gift = giftOf(row, before?.gift ?? null);
  return { ...(multiBuy !== undefined && { multiBuy }), ...(gift !== undefined && { gift }) };
}

function dealOf(written: string): MultiBuyDeal | null {
  const [, many, payFor, take, sum] = MULTI_BUY.exec(written) ?? [];
  if (many !== undefined) return { take: Number(many), payFor: Number(payFor) };
  return take === undefined ? null : { take: Number(take), sum: oreOf(sum ?? '') };
}

/** A code "none" ends the gift. A row with one column of the gift keeps its others. */
function giftOf(
  { giftCode, giftProducts, giftMinimum }: Row,
  before: CampaignGift | null,
): CampaignGift | null | undefined {
  if (giftCode === undefined && giftProducts === undefined && giftMinimum === undefined) return before ?? undefined;
  if (giftCode === 'none') return null;
  return {
    code: giftCode === undefined ? (before?.code ?? '') : codeOf(giftCode),
    varuIds: giftProducts?.split('|').map((each) => each.trim()) ?? before?.varuIds ?? [],
    minimum: giftMinimum === undefined ? (before?.minimum ?? 0) : oreOf(giftMinimum),
  };
}
