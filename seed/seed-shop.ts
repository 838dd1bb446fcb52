import { Logger, type LogLevel } from '@nestjs/common';

import { addDays, startOfDay, type BusinessDate } from '../domain/kernel/index.js';
import { openPlatform, type Platform } from '../services/foundation/platform/platform.js';
import { TestPersons } from '../services/person/login/test-persons/test-persons.js';
import { Assortment } from './floor/assortment.js';
import { openShopFloor } from './floor/shop-floor.js';
import { SpecialGoods } from './floor/special-goods.js';
import { passBy } from './finish.js';
import { LifeClock } from './life-clock.js';
import type { World } from './lives/world.js';
import { catchUpViews, days, nightOf, Nights } from './nights.js';
import { PersonNumbers } from './people/person-number.js';
import { personas } from './personas.js';
import { periodUntil, type Period } from './period.js';
import { Population } from './population.js';
import { eventsSoFar } from './events-so-far.js';
import { Stage, type OnProgress } from './progress.js';
import { stockShelves } from './stock-shelves.js';
import { Timetable } from './timetable.js';

export interface SeedOptions {
  readonly customers: number;
  readonly seed: number;
  readonly until: BusinessDate;
  /** The first day of the period. By default it is fourteen months before the last day. */
  readonly from?: BusinessDate;
  readonly products?: number;
  /** Whether to include the test persons with a script. The default is true. */
  readonly personas?: boolean;
  readonly onProgress?: OnProgress;
}

export interface Seeded {
  readonly customers: number;
  readonly events: number;
  readonly seconds: number;
}

/** The number of customers that act at the same time. More would only wait for database connections. */
const WIDTH = 12;
/** A slice of time in hours. Customers act at the same time within it, and the next slice begins when all are done. */
const STRETCH_HOURS = 3;

/**
 * Generates the history of a shop: a catalogue, and about a year of each customer's life. Customers send commands to
 * the shop's own handlers, day by day, and the jobs run each night. The same seed and last day give the same events.
 * The event store must be empty, and nobody else may use it.
 */
export async function seedShop(shop: Pick<Platform, 'config' | 'databaseUrl'>, options: SeedOptions): Promise<Seeded> {
  const { seed, until, onProgress = () => undefined } = options;
  const began = performance.now();
  const period = periodUntil(until, options.from);
  const clock = new LifeClock(startOfDay(period.prologue));
  const platform = await openPlatform(shop.config, clock, hurried(shop.databaseUrl));
  const loud = quieten();
  try {
    await stockShelves(
      platform,
      { seed, on: until, ...(options.products && { products: options.products }) },
      onProgress,
    );
    await live(platform, clock, period, options, new Stage('history', onProgress));
    await passBy(platform);
    const events = await eventsSoFar(platform);
    const views = new Stage('views', onProgress);
    await catchUpViews(platform);
    views.at(1, events);
    return { customers: options.customers, events, seconds: (performance.now() - began) / 1000 };
  } finally {
    loud();
    await platform.close();
  }
}

async function live(
  platform: Platform,
  clock: LifeClock,
  period: Period,
  { customers, seed, personas: designed = true }: SeedOptions,
  stage: Stage,
): Promise<void> {
  const floor = openShopFloor(platform, clock, addDays(period.last, 1));
  const assortment = await Assortment.read(platform.db);
  const special = await SpecialGoods.read(platform.db, assortment);
  const world: World = { floor, care: floor.care, assortment, special, period, people: new Map() };
  const timetable = new Timetable(clock, WIDTH, (due) => floor.numbers.reserve(due));
  const population = new Population(world, seed, new PersonNumbers(), timetable);
  if (designed) await addPersonas(platform, population);
  for (let number = 0; number < customers; number += 1) await population.add(number);
  await timetable.runUntil(nightOf(period.first));
  const nights = await Nights.open(platform, clock);
  try {
    const dates = [...days(period.first, period.last)];
    for (const [index, date] of dates.entries()) {
      await nights.run(date);
      await liveDay(timetable, date);
      const done = (index + 1) / dates.length;
      if (stage.isDue(done)) stage.at(done, await eventsSoFar(platform));
    }
  } finally {
    await nights.close();
  }
}

async function addPersonas({ pool }: Platform, population: Population): Promise<void> {
  const testPersons = new TestPersons(pool);
  for (const [place, [name, persona]] of Object.entries(personas).entries()) {
    const { contact, personNumber } = (await population.addPersona(place, name, persona)).person;
    const { firstName, lastName } = contact;
    await testPersons.add({ firstName, lastName, nationalIdentificationNumber: personNumber, note: persona.note });
  }
}

async function liveDay(timetable: Timetable, date: BusinessDate): Promise<void> {
  const end = Date.parse(nightOf(addDays(date, 1)));
  for (let at = Date.parse(nightOf(date)); at < end; at += STRETCH_HOURS * 3_600_000) {
    await timetable.runUntil(new Date(Math.min(end, at + STRETCH_HOURS * 3_600_000)).toISOString());
  }
}

/** Lets commits not wait for the disk. After a crash the whole history is generated again anyway. */
function hurried(url: string): string {
  const changed = new URL(url);
  changed.searchParams.set('options', '-c synchronous_commit=off');
  return changed.toString();
}

/**
 * Logs no more than what ends the process. A year of refused payments, and of payments that lie with staff, would fill
 * the log. Returns a function that restores the log.
 */
function quieten(): () => void {
  const levels: LogLevel[] = (['fatal', 'error', 'warn', 'log', 'debug', 'verbose'] as const).filter((level) =>
    Logger.isLevelEnabled(level),
  );
  Logger.overrideLogger(['fatal']);
  return () => Logger.overrideLogger(levels);
}
