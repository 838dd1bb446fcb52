import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { comparePositions } from '../../../domain/kernel/index.js';
import {
  StreamBehind,
  WrongExpectedRevision,
  type EventStore,
  type NewEvent,
  type ReadStreamOptions,
  type StoredEvent,
} from './port.js';
import { AT, everything, itemAdded, itemRemoved, newEvent, newStream } from './events.fixture.js';

/** Defines the tests that every adapter of the event store must pass. A spec beside each adapter runs them. */
export function eventStoreContract(
  name: string,
  open: () => Promise<{ store: EventStore; close(): Promise<void> }>,
): void {
  describe(`the event store on ${name}`, () => {
    let store: EventStore;
    let close: () => Promise<void>;
    beforeAll(async () => ({ store, close } = await open()));
    afterAll(() => close());

    test('gives back what was appended, in order', async () => {
      const stream = newStream();
      await store.append(stream, 'no-stream', [itemAdded('100001'), itemAdded('100002')]);
      await store.append(stream, 1, [itemAdded('100003')]);
      expect((await store.readStream(stream)).map(varuIdAndRevision)).toEqual([
        ['100001', 0],
        ['100002', 1],
        ['100003', 2],
      ]);
    });

    test('keeps who, why and when beside an event', async () => {
      const stream = newStream();
      const event = itemAdded('100001');
      await store.append(stream, 'no-stream', [event]);
      const [stored] = await store.readStream(stream);
      expect(stored).toMatchObject({ ...event.metadata, eventId: event.eventId, streamId: stream, version: 3 });
    });

    test('refuses an append to a stream that has moved on, and writes nothing', async () => {
      const stream = newStream();
      await store.append(stream, 'no-stream', [itemAdded('100001')]);
      await expect(store.append(stream, 'no-stream', [itemAdded('100002')])).rejects.toThrow(WrongExpectedRevision);
      await expect(store.append(stream, 3, [itemAdded('100002')])).rejects.toThrow(WrongExpectedRevision);
      expect(await store.readStream(stream)).toHaveLength(1);
    });

    test('lets one of many writers at the same revision through', async () => {
      const stream = newStream();
      await store.append(stream, 'no-stream', [itemAdded('100001')]);
      const attempts = await Promise.allSettled(
        Array.from({ length: 10 }, () => store.append(stream, 0, [itemAdded('100002')])),
      );
      expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await store.readStream(stream)).toHaveLength(2);
    });

    test('answers a repeated append as it answered the first, and writes nothing', async () => {
      const stream = newStream();
      const events = [itemAdded('100001'), itemAdded('100002')];
      const first = await store.append(stream, 'no-stream', events);
      const second = await store.append(stream, 'no-stream', events);
      expect(second).toMatchObject({ revision: first.revision, position: first.position, repeated: true });
      expect(await store.readStream(stream)).toHaveLength(2);
    });

    test('appends to many streams, each all or none', async () => {
      const [old, moved, fresh, taken] = [newStream(), newStream(), newStream(), newStream()];
      for (const stream of [old, moved, taken]) await store.append(stream, 'no-stream', [itemAdded('100001')]);
      const repeated = [itemAdded('100007')];
      const again = await store.append(old, 0, repeated);
      const answers = await store.appendMany([
        { streamId: fresh, expected: 'no-stream', events: [itemAdded('100002'), itemAdded('100003')] },
        { streamId: moved, expected: 4, events: [itemAdded('100004')] },
        { streamId: old, expected: 0, events: repeated },
        { streamId: taken, expected: 'no-stream', events: [itemAdded('100005')] },
      ]);
      expect(answers.map((place) => place !== null)).toEqual([true, false, true, false]);
      expect(answers[2]).toBe(again.position);
      expect((await store.readStream(fresh)).map(varuIdAndRevision)).toEqual([
        ['100002', 0],
        ['100003', 1],
      ]);
      expect(await store.readStream(moved)).toHaveLength(1);
      expect(await store.readStream(taken)).toHaveLength(1);
      const [place] = await store.appendMany([
        { streamId: fresh, expected: 1, events: [itemAdded('100006')] },
        { streamId: newStream(), expected: 'no-stream', events: [itemAdded('1')] },
      ]);
      expect((await store.readStream(fresh)).at(-1)?.position).toBe(place);
    });

    test('knows a repeated append also when others have moved the stream on', async () => {
      const stream = newStream();
      const events = [itemAdded('100001')];
      const first = await store.append(stream, 'no-stream', events);
      await store.append(stream, 0, [itemAdded('100002')]);
      for (const expected of ['no-stream', 0, 1, 7] as const) {
        const again = await store.append(stream, expected, [
          newEvent('ItemAdded', { product: { varuId: 'x' } }, AT, events[0]),
        ]);
        expect(again).toMatchObject({ revision: 0, position: first.position, repeated: true, events: first.events });
      }
      expect(await store.readStream(stream)).toHaveLength(2);
    });

    test('refuses an append of which a part stands in the stream already', async () => {
      const stream = newStream();
      const event = itemAdded('100001');
      await store.append(stream, 'no-stream', [event]);
      await expect(store.append(stream, 0, [itemAdded('100002'), event])).rejects.toThrow(WrongExpectedRevision);
      expect(await store.readStream(stream)).toHaveLength(1);
    });

    test('gives each event of an append the place at which it is read', async () => {
      const stream = newStream();
      const { events, position } = await store.append(stream, 'no-stream', [
        itemAdded('1'),
        itemAdded('2'),
        itemAdded('3'),
      ]);
      expect(events).toEqual(await store.readStream(stream));
      expect(events.at(-1)?.position).toBe(position);
    });

    test('reads several streams together, in the order of the store', async () => {
      const [one, two] = [newStream(), newStream()];
      await store.append(one, 'no-stream', [itemAdded('100001')]);
      await store.append(two, 'no-stream', [itemAdded('100002')]);
      await store.append(one, 0, [itemAdded('100003')]);
      const together = await store.readStreams([two, one, newStream()]);
      expect(together.map(varuIdAndRevision)).toEqual([
        ['100001', 0],
        ['100002', 0],
        ['100003', 1],
      ]);
      expect(await store.readStreams([])).toEqual([]);
    });

    test('reads the tails of several streams together, each in its order', async () => {
      const [one, two] = [newStream(), newStream()];
      await store.append(one, 'no-stream', [itemAdded('100001'), itemAdded('100002')]);
      await store.append(two, 'no-stream', [itemAdded('100003')]);
      await store.append(one, 1, [itemAdded('100004')]);
      const [ofTwo, ofNone, ofOne] = await store.readTails([
        { streamId: two, from: 0 },
        { streamId: newStream(), from: 0 },
        { streamId: one, from: 1 },
      ]);
      expect(ofTwo).toEqual(await store.readStream(two));
      expect(ofNone).toEqual([]);
      expect(ofOne).toEqual(await store.readStream(one, { from: 1 }));
      expect(await store.readTails([{ streamId: two, from: 1 }])).toEqual([[]]);
      expect(await store.readTails([])).toEqual([]);
    });

    test('reads a stream backwards, up to a revision and up to a moment', async () => {
      const stream = newStream();
      await store.append(stream, 'no-stream', [
        itemAdded('1', '2026-01-01T10:00:00.000Z'),
        itemAdded('2', '2026-01-02T10:00:00.000Z'),
      ]);
      await store.append(stream, 1, [itemAdded('3', '2026-01-03T10:00:00.000Z')]);
      expect(ids(await store.readStream(stream, { direction: 'backwards', limit: 2 }))).toEqual(['3', '2']);
      expect(ids(await store.readStream(stream, { from: 1, toRevision: 1 }))).toEqual(['2']);
      expect(ids(await store.readStream(stream, { toInstant: '2026-01-02T10:00:00.000Z' }))).toEqual(['1', '2']);
    });

    test('reads up to a moment without gaps, also when the clock was set back meanwhile', async () => {
      const stream = newStream();
      const [early, late, between] = [
        '2026-01-01T10:00:00.000Z',
        '2026-01-03T10:00:00.000Z',
        '2026-01-02T10:00:00.000Z',
      ];
      await store.append(stream, 'no-stream', [itemAdded('1', early), itemAdded('2', late), itemAdded('3', early)]);
      await store.append(stream, 2, [itemAdded('4', late)]);
      const upTo = async (toInstant: string, options: ReadStreamOptions = {}) =>
        ids(await store.readStream(stream, { ...options, toInstant }));
      expect(await upTo(between)).toEqual(['1']);
      expect(await upTo(between, { from: 2 })).toEqual([]);
      expect(await upTo(between, { direction: 'backwards', limit: 1 })).toEqual(['1']);
      expect(await upTo(late, { direction: 'backwards', limit: 2 })).toEqual(['4', '3']);
      expect(await upTo(late, { from: 1, toRevision: 2 })).toEqual(['2', '3']);
    });

    test('never answers with less than its asker knows', async () => {
      const stream = newStream();
      await store.append(stream, 'no-stream', [itemAdded('1'), itemAdded('2')]);
      expect(ids(await store.readStream(stream, { from: 1, atLeast: 1 }))).toEqual(['2']);
      await expect(store.readStream(stream, { from: 1, atLeast: 2 })).rejects.toThrow(StreamBehind);
      await expect(store.readStream(newStream(), { atLeast: 0 })).rejects.toThrow(StreamBehind);
    });

    test('follows all streams from a checkpoint, filtered by type', async () => {
      const [from, stream] = [await store.head(), newStream()];
      await store.append(stream, 'no-stream', [itemAdded('1'), itemRemoved('1'), itemAdded('2')]);
      expect(ids(within(await everything(store, from, ['ItemAdded']), stream))).toEqual(['1', '2']);
      expect(ids(within(await everything(store, from), stream))).toEqual(['1', '1', '2']);
    });

    test('gives positions that grow in the order of reading', async () => {
      const from = await store.head();
      for (let index = 0; index < 5; index += 1) await store.append(newStream(), 'no-stream', [itemAdded(`${index}`)]);
      const positions = (await everything(store, from)).map(({ position }) => position);
      expect([...positions].sort(comparePositions)).toEqual(positions);
    });

    test('has looked at everything up to its head, when it says so', async () => {
      const from = await store.head();
      const { position } = await store.append(newStream(), 'no-stream', [itemAdded('1')]);
      await everything(store, from);
      const { events, next, end } = await store.readAll(from, { types: ['NobodyRecordsThis'] });
      expect({ events, end }).toEqual({ events: [], end: true });
      expect(comparePositions(next, position)).toBeGreaterThanOrEqual(0);
    });

    test('wakes a follower after an append', async () => {
      let unlisten = (): void => undefined;
      const woken = new Promise<void>((resolve) => (unlisten = store.onAppended(resolve)));
      await store.append(newStream(), 'no-stream', [itemAdded('1')]);
      await woken;
      unlisten();
    });

    test('gives a correlation in the order of the store, across streams', async () => {
      const [one, two] = [newStream(), newStream()];
      const first = itemAdded('1');
      const second: NewEvent = { ...itemAdded('2'), metadata: first.metadata };
      const third: NewEvent = { ...itemAdded('3'), metadata: first.metadata };
      await store.append(one, 'no-stream', [first]);
      await store.append(two, 'no-stream', [second, itemAdded('x')]);
      await store.append(one, 0, [itemAdded('y'), third]);
      expect(ids(await store.readCorrelation(first.metadata.correlationId))).toEqual(['1', '2', '3']);
    });

    test('finds an event by its id and a correlation by its id', async () => {
      const stream = newStream();
      const event = itemAdded('100001');
      await store.append(stream, 'no-stream', [event]);
      expect((await store.findEvent(event.eventId))?.data).toEqual(event.data);
      expect((await store.findEvent(event.eventId, stream))?.data).toEqual(event.data);
      expect(ids(await store.readCorrelation(event.metadata.correlationId))).toEqual(['100001']);
      expect(await store.findEvent(randomUUID())).toBeNull();
      expect(await store.findEvent(randomUUID(), stream)).toBeNull();
    });
  });
}

/** Keeps only this test's events, because another test file may use the same server. */
const within = (all: readonly StoredEvent[], stream: string) => all.filter(({ streamId }) => streamId === stream);

function ids(events: readonly StoredEvent[]): string[] {
  return events.map((event) => varuIdAndRevision(event)[0]);
}

function varuIdAndRevision({ data, revision }: StoredEvent): [string, number] {
  const item = data as { product?: { varuId: string }; varuId?: string };
  return [item.product?.varuId ?? item.varuId ?? '', revision];
}
