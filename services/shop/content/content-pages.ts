import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { ADVICE, TOPICS, type AdviceSource } from './advice/index.js';
import { adviceUrl } from './advisory-pages.js';
import { FOOTER_COLUMNS } from './footer.js';
import { showsAround } from '../../../domain/content/index.js';
import { ShelfProducts } from './shelf-products.js';
import { Toggles } from '../../access/toggles/toggles.js';
import { adviceFor } from './weather/advice.js';
import { levelsOf } from './weather/levels.js';
import { Weather } from './weather/weather.js';
import type { PageHit, ProductCardView } from '../catalogue/contract.js';
import type { ContentService } from './contract.js';
import { ProductCards } from '../catalogue/product/product-cards.js';

const BESIDE_ADVICE = 6;
const IN_SHOW = 5;
const FOR_WEATHER = 5;

@Injectable()
export class ContentPages implements ContentService {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Weather) private readonly reports: Weather,
    @Inject(Toggles) private readonly switches: Toggles,
    @Inject(ShelfProducts) private readonly shelves: ShelfProducts,
    @Inject(ProductCards) private readonly cards: ProductCards,
  ) {}

  footer: ContentService['footer'] = async () => FOOTER_COLUMNS;

  adviceIndex: ContentService['adviceIndex'] = async () =>
    TOPICS.map((topic) => ({ topic, pages: ADVICE.filter((page) => page.topic === topic).map(hitOf) }));

  advice: ContentService['advice'] = async (slug) => {
    const found = ADVICE.find((page) => page.slug === slug);
    if (!found) return null;
    const { categories, ...article } = found;
    return { ...article, products: this.recommends ? await this.products(categories, BESIDE_ADVICE) : [] };
  };

  liveShows: ContentService['liveShows'] = () =>
    Promise.all(
      showsAround(this.clock.now()).map(async ({ category, ...show }) => ({
        ...show,
        products: await this.products([category], IN_SHOW),
      })),
    );

  weather: ContentService['weather'] = async (postalCode) => {
    const report = await this.reports.at(postalCode);
    if (!report) return { postalCode, weather: null, groups: [] };
    const levels = levelsOf(report);
    const advice = this.recommends ? adviceFor(levels, stockholmDate(this.clock.now())) : [];
    const groups = await Promise.all(
      advice.map(async ({ id, categories }) => ({ id, products: await this.products(categories, FOR_WEATHER) })),
    );
    return {
      postalCode,
      weather: { ...levels, temperatureCelsius: report.temperatureCelsius },
      groups: groups.filter(({ products }) => products.length > 0),
    };
  };

  toggles: ContentService['toggles'] = async () => this.switches.all();

  /** Whether pages recommend products. They do not while recommendations are disabled (CAT-16). */
  private get recommends(): boolean {
    return !this.switches.isOn('RecommendationsDisabledToggle');
  }

  private async products(categories: readonly string[], most: number): Promise<readonly ProductCardView[]> {
    return this.cards.of(await this.shelves.of(categories, most));
  }
}

function hitOf({ slug, title, summary }: AdviceSource): PageHit {
  return { title, summary, url: adviceUrl(slug), isAdvisoryPage: true };
}
