/** Kept for 30 minutes, at most 25 (CAT-07). */
export const KEPT_MS = 1_800_000;
export const MOST_KEPT = 25;
/** Analytics accept campaign id strings up to this length (CAT-07). */
export const LONGEST_IDS = 100;

const KEY = 'promotion-clicks';

export interface PromotionClick {
  readonly campaignId: string;
  /** Null when the campaign itself was pressed. */
  readonly varuId: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Clicks that are still valid, newest first; unreadable data counts as none. */
export function promotionClicks(store: Store, now: number): readonly PromotionClick[] {
  return parsed(store.getItem(KEY))
    .filter(({ at }) => at <= now && now - at < KEPT_MS)
    .slice(0, MOST_KEPT);
}

/** A second click on the same target renews the first. */
export function rememberClick(store: Store, click: PromotionClick): void {
  const others = promotionClicks(store, click.at).filter(
    ({ campaignId, varuId }) => campaignId !== click.campaignId || varuId !== click.varuId,
  );
  try {
    store.setItem(KEY, JSON.stringify([click, ...others].slice(0, MOST_KEPT)));
  } catch {
    // Full or blocked storage must not stop the click itself.
  }
}

export function forgetClicks(store: Store): void {
  store.removeItem(KEY);
}

/** Clicked campaigns, newest first: as many whole ids as fit in 100 characters. */
export function campaignIds(clicks: readonly PromotionClick[]): string {
  let ids = '';
  for (const id of new Set(clicks.map(({ campaignId }) => campaignId))) {
    const longer = ids === '' ? id : `${ids},${id}`;
    if (longer.length > LONGEST_IDS) break;
    ids = longer;
  }
  return ids;
}

/** The campaigns of the present purchase; clears them for the next one. */
export function takeCampaigns(store: Store, now: number): string {
  const ids = campaignIds(promotionClicks(store, now));
  forgetClicks(store);
  return ids;
}

function parsed(text: string | null): readonly PromotionClick[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isClick) : [];
  } catch {
    return [];
  }
}

function isClick(value: unknown): value is PromotionClick {
  if (typeof value !== 'object' || value === null) return false;
  const { campaignId, varuId, at } = value as Partial<Record<keyof PromotionClick, unknown>>;
  return typeof campaignId === 'string' && (varuId === null || typeof varuId === 'string') && typeof at === 'number';
}
