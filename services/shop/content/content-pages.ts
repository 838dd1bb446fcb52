import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { stockholmDate, type BusinessDate, type Instant } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { ADVICE, TOPICS, type AdviceSource } from './advice/index.js';
import { adviceUrl } from './advisory-pages.js';
import { FOOTER_COLUMNS } from './footer.js';
import { showsAround } from './live-shows.js';
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

export class ContentPages implements ContentService {
  private readonly now: Instant;
  private readonly today: BusinessDate;

  constructor(private readonly app: NestFastifyApplication) {
    this.now = app.get(Clock).now();
    this.today = stockholmDate(this.now);
  }

  footer: ContentService['footer'] = async () => FOOTER_COLUMNS;

  adviceIndex: ContentService['adviceIndex'] = async () =>
    TOPICS.map((topic) => ({ topic, pages: ADVICE.filter((page) => page.topic === topic).map(hitOf) }));

  advice: ContentService['advice'] = async (slug) => {
    const found = ADVICE.find((page) => page.slug === slug);
    if (!found) return null;
    const { categories, ...article } = found;
    return { ...article, products: await this.products(categories, BESIDE_ADVICE) };
  };

  liveShows: ContentService['liveShows'] = () =>
    Promise.all(
      showsAround(this.now).map(async ({ category, ...show }) => ({
        ...show,
        products: await this.products([category], IN_SHOW),
      })),
    );

  weather: ContentService['weather'] = async (postalCode) => {
    const report = await this.app.get(Weather, { strict: false }).at(postalCode);
    if (!report) return { postalCode, weather: null, groups: [] };
    const levels = levelsOf(report);
    const hidden = this.app.get(Toggles, { strict: false }).isOn('RecommendationsDisabledToggle');
    const advice = hidden ? [] : adviceFor(levels, this.today);
    const groups = await Promise.all(
      advice.map(async ({ id, categories }) => ({ id, products: await this.products(categories, FOR_WEATHER) })),
    );
    return {
      postalCode,
      weather: { ...levels, temperatureCelsius: report.temperatureCelsius },
      groups: groups.filter(({ products }) => products.length > 0),
    };
  };

  toggles: ContentService['toggles'] = async () => this.app.get(Toggles, { strict: false }).all();

  private async products(categories: readonly string[], most: number): Promise<readonly ProductCardView[]> {
    const products = await this.app.get(ShelfProducts, { strict: false }).of(categories, most);
    return new ProductCards(this.app).of(products);
  }
}

function hitOf({ slug, title, summary }: AdviceSource): PageHit {
  return { title, summary, url: adviceUrl(slug), isAdvisoryPage: true };
}
