import type { Instant } from '../../../domain/kernel/index.js';
import type { PageHit, ProductCardView } from '../catalogue/contract.js';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly url: string }[];
}

/** Headings and paragraphs, as plain text. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly list: readonly string[];
  }[];
  readonly reviewedBy: string;
  readonly reviewedOn: string;
  readonly topic: string;
  /** When to call 1177 or see a doctor. */
  readonly seekCare: readonly string[];
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

/** Weather levels by name, as in services/shop/content/weather/levels.ts. The page has the texts. */
export interface WeatherView {
  readonly postalCode: string;
  /** The weather. Null while the weather service does not respond. */
  readonly weather: {
    readonly temperatureCelsius: number;
    readonly sky: 'clear' | 'cloudy' | 'rain' | 'snow';
    readonly temperature: 'cold' | 'mild' | 'warm' | 'hot';
    readonly humidity: 'dry' | 'normal' | 'humid';
    readonly uv: 'low' | 'moderate' | 'high' | 'very-high';
  } | null;
  /** Products for the weather. Empty while recommendations are disabled or the weather is unknown. */
  readonly groups: readonly {
    readonly id: 'sun' | 'heat' | 'cold' | 'dry' | 'pollen' | 'infection';
    readonly products: readonly ProductCardView[];
  }[];
}

export interface ContentService {
  footer(): Promise<readonly FooterColumn[]>;
  adviceIndex(): Promise<readonly { readonly topic: string; readonly pages: readonly PageHit[] }[]>;
  advice(slug: string): Promise<Article | null>;
  liveShows(): Promise<readonly LiveShow[]>;
  weather(postalCode: string): Promise<WeatherView>;
  /** Returns the feature toggles that clients may see (PRO-11). */
  toggles(): Promise<Readonly<Record<string, boolean>>>;
}
