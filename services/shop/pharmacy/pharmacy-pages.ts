import { Inject, Injectable } from '@nestjs/common';

import { slugOf } from '../../../domain/catalogue/index.js';
import type { Found } from './find-pharmacies.js';
import { hoursShown, schedule, standingShown } from './hours-shown.js';
import { nearby, originOf } from './near-stock.js';
import { Pharmacies } from './pharmacies.js';
import { PharmacyStock, type StockByGln } from './pharmacy-stock.js';
import { PHARMACIES } from './register.js';
import { MOST_SHOWN } from './stock-answer.js';
import type { PharmacyService, PharmacyView, StockNear, StockOfOne, StockOrigin } from './contract.js';

/** The most pharmacies that a page loads. Few people scroll further, and the page shows the total. */
const MOST_LOADED = 100;

@Injectable()
export class PharmacyPages implements PharmacyService {
  constructor(
    @Inject(Pharmacies) private readonly pharmacies: Pharmacies,
    @Inject(PharmacyStock) private readonly counted: PharmacyStock,
  ) {}

  search: PharmacyService['search'] = async ({ county, loaded, ...asked }) => {
    const inAll = this.pharmacies.find({ ...asked, county: null });
    const found = county === null ? inAll : inAll.filter(({ pharmacy }) => slugOf(pharmacy.county) === slugOf(county));
    const shown = found.slice(0, Math.max(1, Math.min(loaded, MOST_LOADED)));
    const places = found.map(({ pharmacy: { latitude, longitude } }) => ({ latitude, longitude }));
    return { total: found.length, pharmacies: shown.map((one) => this.view(one)), places, counties: countiesOf(inAll) };
  };

  pharmacy: PharmacyService['pharmacy'] = async (id) => {
    const pharmacy = this.pharmacies.byId(id);
    return pharmacy && this.view({ pharmacy, distance: null });
  };

  stock: PharmacyService['stock'] = async (varuId, asked) => this.near(await this.counts(varuId), asked);

  /** The same for several products in one read, with the selected pharmacy. A product that the catalogue lacks is absent. */
  async stockOf(varuIds: readonly string[], asked: StockOrigin): Promise<ReadonlyMap<string, StockOfOne>> {
    const counted = await this.counted.of(varuIds);
    const selected = PHARMACIES.find(({ gln }) => gln === asked.gln);
    return new Map(
      [...counted].map(([varuId, stock]) => {
        const quantity = selected ? told(stock[selected.gln]) : 0;
        const at = selected ? { pharmacy: this.view({ pharmacy: selected, distance: null }), quantity } : null;
        return [varuId, { ...this.near(stock, asked), selected: at }];
      }),
    );
  }

  private near(stock: StockByGln, asked: StockOrigin): StockNear {
    const origin = originOf(PHARMACIES, asked);
    const { found, far } = nearby(
      PHARMACIES.filter(({ gln }) => (stock[gln] ?? 0) > 0),
      origin,
    );
    return {
      pharmacies: found.map((one) => ({ pharmacy: this.view(one), quantity: told(stock[one.pharmacy.gln]) })),
      from: origin?.from ?? null,
      unknownPlace: asked.place !== '' && origin?.from !== 'place',
      far,
    };
  }

  stockAt: PharmacyService['stockAt'] = async (varuId, gln) => {
    if (!PHARMACIES.some((pharmacy) => pharmacy.gln === gln)) return null;
    return { gln, inStock: ((await this.counts(varuId))[gln] ?? 0) > 0 };
  };

  private async counts(varuId: string): Promise<StockByGln> {
    return (await this.counted.of([varuId])).get(varuId) ?? {};
  }

  private view(found: Found): PharmacyView {
    const {
      openingHoursToday,
      openingHoursMismatch,
      urlFriendlyCounty: _county,
      urlFriendlyRegion: _region,
      message,
      deviations,
      ...store
    } = this.pharmacies.store(found);
    return {
      ...store,
      message: message || null,
      openToday: openingHoursMismatch || openingHoursToday.opens === null ? null : hoursShown(openingHoursToday),
      openingHoursMismatch,
      openingNow: openingHoursMismatch ? null : standingShown(this.pharmacies.standing(found.pharmacy)),
      schedule: schedule(found.pharmacy.week),
      deviations: deviations.map(({ name, ...day }) => ({ date: day.date, name, hours: hoursShown(day) })),
    };
  }
}

/** The pieces as a page may have them, so that its data tell no more than its words. */
function told(pieces = 0): number {
  return Math.min(pieces, MOST_SHOWN + 1);
}

function countiesOf(found: readonly Found[]): Awaited<ReturnType<PharmacyService['search']>>['counties'] {
  const counts = new Map<string, number>();
  for (const { pharmacy } of found) counts.set(pharmacy.county, (counts.get(pharmacy.county) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, slug: slugOf(name), count }))
    .sort((one, other) => one.name.localeCompare(other.name, 'sv'));
}
