import { reductionOf } from '../../../../domain/pricing/index.js';
import type { Shelf } from './shelf.js';

export type GroupName = 'category' | 'brand' | 'campaign' | 'offers' | 'member-offers' | 'news';

export interface Stocked {
  readonly shelf: Shelf;
  readonly groups: Groups;
}

/**
 * Groups products by category, brand and campaign. Reduced products, member offers and new products are groups too. The
 * groups are made again when a product changes its group.
 */
export class Groups {
  private version = -1;
  private readonly groups = new Map<string, readonly number[]>();
  private readonly trails = new Map<string, readonly string[]>();

  constructor(private readonly shelf: Shelf) {}

  places(name: GroupName, key = ''): readonly number[] {
    if (this.version !== this.shelf.grouping) this.sort();
    return this.groups.get(`${name}/${key}`) ?? [];
  }

  private sort(): void {
    this.groups.clear();
    const { shelf } = this;
    for (let place = 0; place < shelf.size; place += 1) if (shelf.columns.present[place] === 1) this.add(place);
    this.version = shelf.grouping;
  }

  private add(place: number): void {
    const product = this.shelf.product(place);
    for (const path of this.trail(product.categoryPath)) this.push('category', path, place);
    this.push('brand', product.brandSlug, place);
    // LAW-01: prescription items are not in campaigns, offers or news.
    if (product.type === 'Rx') return;
    if (product.isNew) this.push('news', '', place);
    // LAW-03: a price that has been as low in the 30 days before is no offer.
    if (reductionOf(product)?.for === 'everyone') this.push('offers', '', place);
    if (product.memberPrice !== null) this.push('member-offers', '', place);
    if (product.campaignId !== null) this.push('campaign', product.campaignId, place);
  }

  /** Returns a category and its parents. Each path is split only once, because many products share few paths. */
  private trail(path: string): readonly string[] {
    let trail = this.trails.get(path);
    if (!trail) this.trails.set(path, (trail = withParents(path)));
    return trail;
  }

  private push(name: GroupName, key: string, place: number): void {
    const group = this.groups.get(`${name}/${key}`) as number[] | undefined;
    if (group) group.push(place);
    else this.groups.set(`${name}/${key}`, [place]);
  }
}

/** Turns "hudvard/ansikte" into ["hudvard", "hudvard/ansikte"]. */
export function withParents(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}
