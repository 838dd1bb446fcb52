import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

import type { AnswerOf } from '../../access/http/api-schema.js';
import { Campaigns } from '../campaign/campaigns.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { trailTo } from '../catalogue/category-tree.js';
import { Listings } from '../catalogue/listings.js';
import { Pharmacies } from '../pharmacy/pharmacies.js';
import { ADVISORY_PAGES } from './advisory-pages.js';
import { SHOP_PAGES } from './shop-pages.js';
import { texts } from './texts.js';

/** Data for a page's head and breadcrumbs. */
export const metadataSchema = z.strictObject({
  title: z.string(),
  metaDescription: z.string(),
  canonicalUrl: z.string(),
  robots: z.enum(['index,follow', 'noindex,follow']),
  breadcrumbs: z.array(z.strictObject({ name: z.string(), url: z.string() })),
});
export type Metadata = AnswerOf<typeof metadataSchema>;

const CAMPAIGN = '/campaigns/single/';

/** Returns metadata for every URL of the shop. For a URL without a page, `robots` forbids indexing. */
@Injectable()
export class PageMetadata {
  constructor(
    @Inject(Catalogue) private readonly catalogue: Catalogue,
    @Inject(Listings) private readonly listings: Listings,
    @Inject(Pharmacies) private readonly pharmacies: Pharmacies,
    @Inject(Campaigns) private readonly campaigns: Campaigns,
  ) {}

  /** Finds the metadata of a page. @param url absolute or from the first slash; query and fragment are ignored. */
  async of(url: string): Promise<Metadata> {
    const path = pathOf(url);
    const [, first = '', ...rest] = path.split('/');
    return (
      (await this.found(path, first, rest.join('/'))) ?? {
        ...page(texts.shopTitle, texts.shopDescription, path, []),
        robots: 'noindex,follow',
      }
    );
  }

  private async found(path: string, first: string, rest: string): Promise<Metadata | null> {
    if (path === '/') return page(texts.shopTitle, texts.shopDescription, '/', []);
    if (first === 'produkt') return this.product(rest);
    if (first === 'kategori' && rest !== '') return this.category(rest);
    if (first === 'varumarken' && rest !== '') return this.brand(rest);
    if (path.startsWith(CAMPAIGN)) return this.campaign(path.slice(CAMPAIGN.length));
    if (first === 'apotek' && rest !== '') return this.pharmacy(rest);
    return sitePage(path);
  }

  private async product(slug: string): Promise<Metadata | null> {
    const product = await this.catalogue.productBySlug(slug);
    if (!product) return null;
    const trail = trailTo(await this.listings.categories(), product.categoryPath) ?? [];
    const parents = trail.map(({ name, path }) => ({ name, url: `/kategori/${path}` }));
    const url = `/produkt/${product.slug}`;
    return page(product.name, texts.product(product.name, product.brand, product.packageText), url, [
      ...parents,
      { name: product.name, url },
    ]);
  }

  private async category(path: string): Promise<Metadata | null> {
    const trail = trailTo(await this.listings.categories(), path);
    const category = trail?.at(-1);
    if (!trail || !category) return sitePage(`/kategori/${path}`);
    return page(
      category.name,
      texts.category(category.name),
      `/kategori/${category.path}`,
      trail.map((node) => ({ name: node.name, url: `/kategori/${node.path}` })),
    );
  }

  private async brand(slug: string): Promise<Metadata | null> {
    const brand = (await this.listings.brands()).find((each) => each.slug === slug);
    if (!brand) return null;
    const url = `/varumarken/${slug}`;
    return page(brand.name, texts.category(brand.name), url, [
      { name: texts.brands, url: '/varumarken' },
      { name: brand.name, url },
    ]);
  }

  /** Returns the metadata of a campaign. Null when it has ended. */
  private async campaign(id: string): Promise<Metadata | null> {
    const campaign = await this.campaigns.one(id);
    if (!campaign) return null;
    const url = `${CAMPAIGN}${id}`;
    return page(campaign.title, campaign.text, url, [
      { name: texts.campaigns, url: '/campaigns' },
      { name: campaign.title, url },
    ]);
  }

  private pharmacy(id: string): Metadata | null {
    const pharmacy = this.pharmacies.byId(id);
    if (!pharmacy) return null;
    const { name, address, city } = pharmacy;
    const url = `/apotek/${id}`;
    return page(name, texts.pharmacy(name, address, city), url, [
      { name: texts.pharmacies, url: '/apotek' },
      { name, url },
    ]);
  }
}

function sitePage(path: string): Metadata | null {
  const found = [...ADVISORY_PAGES, ...SHOP_PAGES].find(({ url }) => trimmed(url) === path);
  return found ? page(found.title, found.metaDescription, found.url, found.breadcrumbs) : null;
}

function page(
  title: string,
  metaDescription: string,
  canonicalUrl: string,
  breadcrumbs: Metadata['breadcrumbs'],
): Metadata {
  return {
    title: title === texts.shopTitle ? title : `${title} – ${texts.shop}`,
    metaDescription,
    canonicalUrl,
    robots: 'index,follow',
    breadcrumbs,
  };
}

function pathOf(url: string): string {
  return trimmed(new URL(url, 'https://algort.example').pathname);
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
