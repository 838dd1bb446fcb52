/** The browser keeps clicks on promotions for 30 minutes, and at most 25 of them (CAT-07). */
export const KEPT_MS = 1_800_000;
export const MOST_KEPT = 25;
/** The most characters of campaign ids that web analytics accept (CAT-07). */
export const LONGEST_IDS = 100;

const KEY = 'promotion-clicks';

export interface PromotionClick {
  readonly campaignId: string;
  /** The product that was pressed. Null when the person pressed the campaign itself. */
  readonly varuId: string | null;
  /** The time of the click, in milliseconds since 1970. */
  readonly at: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the clicks that are less than 30 minutes old, newest first. Invalid stored data counts as no clicks. */
export function promotionClicks(store: Store, now: number): readonly PromotionClick[] {
  return parsed(store.getItem(KEY))
    .filter(({ at }) => at <= now && now - at < KEPT_MS)
    .slice(0, MOST_KEPT);
}

/** Stores a click. A second click on the same target replaces the first. */
export function rememberClick(store: Store, click: PromotionClick): void {
  const others = promotionClicks(store, click.at).filter(
    ({ campaignId, varuId }) => campaignId !== click.campaignId || varuId !== click.varuId,
  );
  try {
    store.setItem(KEY, JSON.stringify([click, ...others].slice(0, MOST_KEPT)));
  } catch {
    // When storage is full or blocked, the click is not stored, but it still works.
  }
}

export function forgetClicks(store: Store): void {
  store.removeItem(KEY);
}

/** Lists the ids of the clicked campaigns, newest first, as many as fit in 100 characters. */
export function campaignIds(clicks: readonly PromotionClick[]): string {
  let ids = '';
  for (const id of new Set(clicks.map(({ campaignId }) => campaignId))) {
    const longer = ids === '' ? id : `${ids},${id}`;
    if (longer.length > LONGEST_IDS) break;
    ids = longer;
  }
  return ids;
}

/**
 * Returns the campaigns that led to this purchase. It also deletes the clicks, so that the next purchase starts without
 * any.
 */
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
