import type { Instant } from '../../../domain/kernel/index.js';
import type { PageHit, ProductCardView } from './catalogue.js';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly url: string }[];
}

/** Headings and paragraphs, plain text: never markup from a store. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[]; readonly list: readonly string[] }[];
  readonly reviewedBy: string;
  readonly reviewedOn: string;
  readonly topic: string;
  /** When to call 1177 or see a doctor. */
  readonly seekCare: readonly string[];
  /** Neither on prescription nor restricted. */
  readonly products: readonly ProductCardView[];
}

export interface LiveShow {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly host: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly state: 'coming' | 'live' | 'past';
  readonly products: readonly ProductCardView[];
}

export interface ContentService {
  footer(): Promise<readonly FooterColumn[]>;
  /** Advisory pages by topic. */
  adviceIndex(): Promise<readonly { readonly topic: string; readonly pages: readonly PageHit[] }[]>;
  /** Null for an unknown slug. */
  advice(slug: string): Promise<Article | null>;
  liveShows(): Promise<readonly LiveShow[]>;
  /** The feature toggles as the client sees them (PRO-11). */
  toggles(): Promise<Readonly<Record<string, boolean>>>;
}
