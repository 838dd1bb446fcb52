import type { CampaignPlan, Sticker } from '../../../domain/campaign/index.js';
import type { RowFault } from '../../file-import/file-words.js';
import { NEEDED, type Row } from './fields.js';
import { rowProducts } from './row-products.js';
import { texts } from './texts.js';

/** What a row says should hold, with what it does not tell taken from the campaign as it is. */
export function rowPlan(
  row: Row,
  before: CampaignPlan | null,
): { readonly plan: CampaignPlan } | { readonly fault: RowFault } {
  const missing = before ? undefined : NEEDED.find((field) => row[field] === undefined);
  if (missing) return { fault: { field: missing, reason: texts.missingOfNew } };
  const told = row.products === undefined ? { products: before?.products ?? [] } : rowProducts(row.products);
  if ('fault' in told) return told;
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
      products: told.products,
    },
  };
}

const TYPES: Readonly<Record<CampaignPlan['kind'], Sticker['type']>> = {
  offer: 'discount',
  member: 'member',
  theme: 'theme',
};

/** A row that tells any of a sticker tells the whole of it. */
function stickerOf(
  { stickerType: type, stickerLarge: large, stickerSmall: small }: Row,
  kind: CampaignPlan['kind'],
  before: Sticker | null,
): Sticker | null {
  if (type === undefined && large === undefined && small === undefined) return before;
  return type === 'none' ? null : { type: type ?? TYPES[kind], large: large ?? '', small: small ?? '' };
}
