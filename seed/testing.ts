import { comparePositions, fold, START, type DomainEvent, type Slice } from '../domain/kernel/index.js';
import { allEventDefinitions, parseStreamId } from '../domain/slices.js';
import { SettableClock } from '../services/foundation/clock.js';
import { readConfig } from '../services/foundation/config/config.js';
import { createTestDatabase } from '../services/foundation/database/testing.js';
import type { StoredEvent } from '../services/foundation/event-store/port.js';
import { openPlatform, type Platform } from '../services/foundation/platform/platform.js';
import { seedShop, type SeedOptions } from './seed-shop.js';

export const SPEC_UNTIL = '2026-11-15';

/** A shop with a complete generated history in its own database. The keys are fixed, so that ids do not change. */
export class SeededShop {
  private constructor(
    readonly platform: Platform,
    readonly events: readonly StoredEvent[],
    private readonly closing: () => Promise<void>,
  ) {}

  static async open(options: Partial<SeedOptions> & Pick<SeedOptions, 'customers'>): Promise<SeededShop> {
    const database = await createTestDatabase();
    const config = readConfig({ MASTER_KEY: '07'.repeat(32), LOOKUP_KEY: '08'.repeat(32), DATABASE_URL: database.url });
    const platform = await openPlatform(config, new SettableClock(`${SPEC_UNTIL}T23:30:00.000Z`), database.url);
    await seedShop(platform, { seed: 1, until: SPEC_UNTIL, products: 2_200, ...options });
    const close = async (): Promise<void> => {
      await platform.close();
      await database.close();
    };
    return new SeededShop(platform, await everything(platform), close);
  }

  close(): Promise<void> {
    return this.closing();
  }

  of<E extends DomainEvent>(type: E['type']): readonly E['data'][] {
    return this.events.filter((event) => event.type === type).map(({ data }) => data);
  }

  states<C, S, E extends DomainEvent, R extends { readonly type: string }>({
    kind,
    evolve,
    initial,
  }: Slice<C, S, E, R>): readonly S[] {
    return [...this.streams(kind).values()].map((events) => fold(evolve, initial, events as unknown as E[]));
  }

  streams(kind: string): ReadonlyMap<string, readonly StoredEvent[]> {
    const streams = new Map<string, StoredEvent[]>();
    for (const event of this.events) {
      const stream = parseStreamId(event.streamId);
      if (stream?.kind === kind) streams.set(stream.key, [...(streams.get(stream.key) ?? []), event]);
    }
    return streams;
  }
}

async function everything({ store }: Platform): Promise<readonly StoredEvent[]> {
  const types = Object.keys(allEventDefinitions);
  const head = await store.head();
  const events: StoredEvent[] = [];
  for (let after = START; comparePositions(after, head) < 0;) {
    const batch = await store.readAll(after, { types, limit: 5_000 });
    events.push(...batch.events);
    after = batch.next;
  }
  return events;
}

export function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
