import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  accept,
  reject,
  unchanged,
  type DomainEvent,
  type Rejection,
  type Slice,
} from '../../../domain/kernel/index.js';
import { SettableClock } from '../clock.js';
import { openTestEventStore, type TestEventStore } from '../event-store/testing.js';
import { AppendOutcomeUnknown, WrongExpectedRevision, type EventStore } from '../event-store/port.js';
import { newContext } from './command-context.js';
import type { CommandHandling } from './command-handling.js';
import { readingOnce } from './read-once.js';
import { stateAsked } from './stream-states.js';
import { startCommandHandling } from './testing.js';

type Taken = DomainEvent<'Taken', { readonly count: number }>;
interface Take {
  readonly count: number;
}
type NothingLeft = Rejection<'NothingLeft'>;

/** The smallest slice that can refuse a command and can conflict: a jar of ten sweets. */
const jar: Slice<Take, number, Taken, NothingLeft> = {
  kind: 'cart',
  events: { Taken: { version: 1 } },
  initial: 10,
  evolve: (left, event) => left - event.data.count,
  decide: ({ count }, left) => {
    if (count === 0) return unchanged;
    return count > left ? reject({ type: 'NothingLeft', field: 'count' }) : accept({ type: 'Taken', data: { count } });
  },
};

const shopper = { kind: 'customer', id: '7e5b2b5e-53cd-4ea7-9d2a-cb11cf8ae9f6' } as const;
const clock = new SettableClock('2026-03-01T12:00:00.000Z');

describe('a command', () => {
  let opened: TestEventStore;
  beforeAll(async () => (opened = await openTestEventStore(jar.events)));
  afterAll(() => opened.close());
  const start = (store: EventStore = opened.store): CommandHandling =>
    startCommandHandling(store, opened.database.pool, clock);
  const sent = (fingerprint = 'take three') => ({ ...newContext(shopper), fingerprint });
  const eventsOf = (key: string) => opened.store.readStream(`cart-${key}`);

  test('answers with the new state and its position', async () => {
    const outcome = await start().handle(jar, randomUUID(), { count: 3 }, sent());
    expect(outcome).toMatchObject({ ok: true, state: 7, revision: 0, position: expect.stringMatching(/^\d+\/\d+$/) });
  });

  test('that is refused records nothing', async () => {
    const key = randomUUID();
    expect(await start().handle(jar, key, { count: 11 }, sent())).toEqual({
      ok: false,
      rejection: { type: 'NothingLeft', field: 'count' },
    });
    expect(await eventsOf(key)).toEqual([]);
  });

  test('that changes nothing is accepted and records nothing', async () => {
    const key = randomUUID();
    expect(await start().handle(jar, key, { count: 0 }, sent())).toMatchObject({ ok: true, state: 10, events: [] });
    expect(await eventsOf(key)).toEqual([]);
  });

  test('sent again gets the first answer, also after a restart and after others took more', async () => {
    const key = randomUUID();
    const context = sent();
    const handling = start();
    const first = await handling.handle(jar, key, { count: 3 }, context);
    await handling.handle(jar, key, { count: 7 }, sent());
    expect(await handling.handle(jar, key, { count: 3 }, context)).toEqual(first);
    expect(await start().handle(jar, key, { count: 3 }, context)).toEqual(first);
    expect(await eventsOf(key)).toHaveLength(2);
  });

  test('refused once stays refused, also after a restart and when it would be accepted now', async () => {
    const context = sent('take eleven');
    const refused = await start().handle(jar, randomUUID(), { count: 11 }, context);
    expect(await start().handle(jar, randomUUID(), { count: 1 }, context)).toEqual(refused);
  });

  test('with the id of another command is refused and records nothing', async () => {
    const key = randomUUID();
    const context = sent();
    await start().handle(jar, key, { count: 3 }, context);
    const reused = { ok: false, rejection: { type: 'CommandIdReused', field: 'commandId' } };
    expect(await start().handle(jar, key, { count: 5 }, { ...context, fingerprint: 'take five' })).toEqual(reused);
    expect(await eventsOf(key)).toHaveLength(1);
  });

  test('in conflict is decided again: ten of thirty buyers get the ten sweets', async () => {
    const key = randomUUID();
    const processes = [start(), start(), start()];
    const takers = processes.flatMap((process, nth) =>
      Array.from({ length: 10 }, (_, index) => process.handle(jar, key, { count: 1 }, sent(`taker ${nth}/${index}`))),
    );
    const outcomes = await Promise.all(takers);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
    expect(await eventsOf(key)).toHaveLength(10);
  });

  test('is accepted however many arrive for its stream at once', async () => {
    const [commands, key] = [start(), randomUUID()];
    await commands.handle(jar, key, { count: 1 }, sent());
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, () => commands.handle(jar, key, { count: 0.1 }, sent(randomUUID()))),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(60);
    expect(await eventsOf(key)).toHaveLength(61);
  });

  test('of another process is seen at once, whatever this process remembers', async () => {
    const [here, there, key] = [start(), start(), randomUUID()];
    expect(await here.load(jar, key)).toBe(10);
    await there.handle(jar, key, { count: 3 }, sent());
    expect(await here.load(jar, key)).toBe(7);
  });

  test('is refused, or changes nothing, only after a look at the current store', async () => {
    const [here, there, key] = [start(), start(), randomUUID()];
    await here.handle(jar, key, { count: 8 }, sent());
    await there.handle(jar, key, { count: -6 }, sent());
    expect(await here.handle(jar, key, { count: 0 }, sent())).toMatchObject({ ok: true, state: 8, revision: 1 });
    await there.handle(jar, key, { count: -2 }, sent());
    expect(await here.handle(jar, key, { count: 9 }, sent())).toMatchObject({ ok: true, state: 1 });
  });

  test('reads nothing when the append confirms the remembered state', async () => {
    const key = randomUUID();
    const { store, read } = counting(opened.store);
    const shop = start(store);
    for (let nth = 0; nth < 5; nth += 1) await shop.handle(jar, key, { count: 1 }, sent());
    expect(read).toHaveLength(1);
  });

  test('to a stream that the caller has just named reads nothing, and is decided again when the stream exists', async () => {
    const key = randomUUID();
    const { store, read } = counting(opened.store);
    const first = await start(store).handle(jar, key, { count: 8 }, sent(), { isNew: true });
    expect([first, read]).toMatchObject([{ ok: true, state: 2 }, []]);
    const again = start();
    expect(await again.handle(jar, key, { count: 3 }, sent(), { isNew: true })).toMatchObject({ ok: false });
    expect(await again.handle(jar, key, { count: 2 }, sent(), { isNew: true })).toMatchObject({ ok: true, state: 0 });
    const same = sent();
    expect(await start().handle(jar, key, { count: -4 }, same, { isNew: true })).toMatchObject({ state: 4 });
    expect(await start().handle(jar, key, { count: -4 }, same, { isNew: true })).toMatchObject({
      state: 4,
      revision: 2,
    });
    expect(await eventsOf(key)).toHaveLength(3);
  });

  test('is included in what a page reads ahead, and its stream is not read again', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const { store, read } = counting(opened.store);
    const page = start(store);
    await start().handle(jar, one, { count: 1 }, sent());
    await page.load(jar, one);
    await start().handle(jar, one, { count: 3 }, sent());
    read.length = 0;
    const shown = await readingOnce(async () => {
      await page.readAhead([stateAsked(jar, one), stateAsked(jar, two)]);
      return [await page.loadForDisplay(jar, one), await page.loadForDisplay(jar, two)];
    });
    expect(shown).toEqual([6, 10]);
    expect(read).toEqual([]);
    await page.readAhead([stateAsked(jar, one)]);
    expect(await page.loadForDisplay(jar, one)).toBe(6);
    expect(read).toHaveLength(1);
  });

  test('gets the first answer also when it is sent to another stream because the first has closed', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const context = sent();
    const answer = await start().handle(jar, first, { count: 3 }, context);
    expect(await start().handle(jar, second, { count: 3 }, context)).toEqual(answer);
    expect(await start().answered(jar, context)).toEqual(answer);
    expect(await eventsOf(second)).toEqual([]);
  });

  test('is not bound for ever to a refusal when it is then sent to another stream', async () => {
    const [empty, full] = [randomUUID(), randomUUID()];
    const context = sent('take three');
    await start().handle(jar, empty, { count: 10 }, sent());
    const isFinal = ({ type }: NothingLeft): boolean => type !== 'NothingLeft';
    expect(await start().handle(jar, empty, { count: 3 }, context, { isFinal })).toMatchObject({ ok: false });
    expect(await start().handle(jar, full, { count: 3 }, context)).toMatchObject({ ok: true, state: 7 });
  });

  test('whose answer was lost is searched for and not written twice', async () => {
    const key = randomUUID();
    const store = losingFirstAnswer(opened.store);
    expect(await start(store).handle(jar, key, { count: 3 }, sent())).toMatchObject({
      ok: true,
      state: 7,
      revision: 0,
    });
    expect(await eventsOf(key)).toHaveLength(1);
  });

  test('that always loses against others is given up after twenty tries', async () => {
    let tries = 0;
    const append = async (stream: string): Promise<never> => {
      if ((tries += 1) > 50) throw new TypeError('it does not end');
      throw new WrongExpectedRevision(stream, 0);
    };
    const crowded = Object.create(opened.store, { append: { value: append } }) as EventStore;
    const taken = start(crowded).handle(jar, randomUUID(), { count: 1 }, sent());
    await expect(taken).rejects.toThrow(WrongExpectedRevision);
    expect(tries).toBe(20);
  });
});

function counting(store: EventStore): { readonly store: EventStore; readonly read: string[] } {
  const read: string[] = [];
  const readStream: EventStore['readStream'] = (stream, options) => {
    read.push(stream);
    return store.readStream(stream, options);
  };
  return { store: Object.create(store, { readStream: { value: readStream } }) as EventStore, read };
}

function losingFirstAnswer(store: EventStore): EventStore {
  let lost = false;
  return Object.create(store, {
    append: {
      value: async (...args: Parameters<EventStore['append']>) => {
        const appended = await store.append(...args);
        if (lost) return appended;
        lost = true;
        throw new AppendOutcomeUnknown(args[2][0]?.eventId ?? '', new Error('connection reset'));
      },
    },
  }) as EventStore;
}
