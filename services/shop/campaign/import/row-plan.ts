import type { CampaignPlan, Sticker } from '../../../../domain/campaign/index.js';
import type { RowFault } from '../../../foundation/file-import/file-words.js';
import { NEEDED, type Row } from './fields.js';
import { rowDeals } from './row-deals.js';
import { rowProducts } from './row-products.js';
import { texts } from './texts.js';

/** Reads the campaign's plan from a row. Empty columns keep the values of the existing campaign. */
export function rowPlan(
  row: Row,
  before: CampaignPlan | null,
): { readonly plan: CampaignPlan } | { readonly faults: readonly RowFault[] } {
  const missing = before ? [] : NEEDED.filter((field) => row[field] === undefined);
  const given = row.products === undefined ? { products: before?.products ?? [] } : rowProducts(row.products);
  const faults = [
    ...missing.map((field) => ({ field, reason: texts.missingOfNew })),
    ...('fault' in given ? [given.fault] : []),
  ];
  if ('fault' in given || faults.length > 0) return { faults };
  const kind = row.kind ?? before?.kind ?? 'offer';
  return {
    plan: {
      title: row.title ?? before?.title ?? '',
      text: row.text ?? before?.text ?? '',
      kind,
      from: row.validFrom ?? before?.from ?? '',
      to: row.validTo ?? before?.to ?? '',
      membersOnly: row.membersOnly ?? before?.membersOnly ?? kind === 'member',
      sticker: stickerOf(row, kind, before?.sticker ?? null),
      products: given.products,
      ...rowDeals(row, before),
    },
  };
}

const TYPES: Readonly<Record<CampaignPlan['kind'], Sticker['type']>> = {
  offer: 'discount',
  member: 'member',
  theme: 'theme',
};

/**
 * Reads the sticker. A row that gives one part of it replaces the whole sticker. Other parts get defaults: the type of
 * the campaign's kind, and empty texts.
 */
function stickerOf(
  { stickerType: type, stickerLarge: large, stickerSmall: small }: Row,
  kind: CampaignPlan['kind'],
  before: Sticker | null,
): Sticker | null {
  if (type === undefined && large === undefined && small === undefined) return before;
  return type === 'none' ? null : { type: type ?? TYPES[kind], large: large ?? '', small: small ?? '' };
}
