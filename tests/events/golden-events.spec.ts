import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { FORGOTTEN, type AnyEventDefinition, type Position } from '../../domain/kernel/index.js';
import { allEventDefinitions } from '../../domain/slices.js';
import { EventCodec } from '../../services/foundation/event-store/codec.js';
import { newEvent } from '../../services/foundation/event-store/events.fixture.js';
import type { StoredRow } from '../../services/foundation/event-store/encoded-event.js';
import { openTestEventStore, type TestEventStore } from '../../services/foundation/event-store/testing.js';
import { goldenEntry, goldenEvents, type Golden } from './golden.js';
import { misfits } from './misfits.js';
import { printed, type Shape } from './shape.js';
import { slices, todaysShapes, type AnySlice } from './slices.js';

const AT = '2026-03-01T12:00:00.000Z';
const shapes = todaysShapes();
const golden = goldenEvents();
const nameOf = ({ type, version }: Pick<Golden, 'type' | 'version'>): string => `${type}@${version}`;
const events = golden.map((one) => [nameOf(one), one] as const);
const today = golden.filter(({ type, version }) => definitionOf(type).version === version);

function definitionOf(type: string): AnyEventDefinition {
  return allEventDefinitions[type] as AnyEventDefinition;
}

const versions = Object.entries(allEventDefinitions).flatMap(([type, { version }]) =>
  Array.from({ length: version }, (_, index) => ({ type, version: index + 1 })),
);

/** The entry that is missing. Only today's shape is known; that of an older version was stored when it was today's. */
function entryOf({ type, version }: Pick<Golden, 'type' | 'version'>): string {
  const isToday = definitionOf(type).version === version;
  return goldenEntry({ type, version, shape: isToday ? printed(shapes.get(type) as Shape) : null });
}

/** Applies the event to the initial state of its slice. */
function folded(type: string, data: unknown): unknown {
  const slice = slices.find(({ events: declared }) => type in declared) as AnySlice;
  return slice.evolve(slice.initial as never, { type, data } as never);
}

describe('the stored shapes of the events', () => {
  test('exist for every version, and for no other', () => {
    const stored = golden.map(nameOf);
    const missing = versions.filter((one) => !stored.includes(nameOf(one)));
    const entries = ['add to tests/events/golden, before any such event is recorded:', ...missing.map(entryOf)];
    expect(missing.map(nameOf), entries.join('\n')).toEqual([]);
    expect(stored.filter((name) => !versions.map(nameOf).includes(name))).toEqual([]);
  });

  test.each(today.map((one) => [nameOf(one), one] as const))('%s is as it was stored', (_name, { type, shape }) => {
    // When this fails, raise the version in events.ts and write an upcaster, because recorded events never change.
    expect(printed(shapes.get(type) as Shape)).toBe(shape);
  });
});

test('a missing shape is printed in the form of its file', () => {
  const told = goldenEntry({ type: 'Paused', version: 2, shape: '{ at: string }' });
  expect(told).toBe('"Paused@2": { "shape": "{ at: string }", "sample": an example of its data }');
  expect(goldenEntry({ type: 'Paused', version: 1, shape: null })).toContain('the shape that version 1 had');
});

describe('a stored event', () => {
  let opened: TestEventStore;
  let codec: EventCodec;
  beforeAll(async () => {
    opened = await openTestEventStore();
    codec = new EventCodec(allEventDefinitions, opened.keys);
  });
  afterAll(() => opened.close());

  test.each(events)(
    '%s is read as the current version, and can be folded',
    async (_name, { type, version, sample }) => {
      const [event] = await codec.decode([row(type, version, sample)]);
      expect(event).toMatchObject({ type, version: definitionOf(type).version });
      expect(misfits(event?.data, shapes.get(type) as Shape)).toEqual([]);
      expect(() => folded(type, event?.data)).not.toThrow();
    },
  );

  test.each(today.map((one) => [nameOf(one), one] as const))('%s is read as it was written', async (_n, one) => {
    const { type, sample } = one;
    const stream = `cart-${randomUUID()}`;
    await opened.store.append(stream, 'no-stream', [newEvent(type, sample as Record<string, unknown>, AT)]);
    expect((await opened.store.readStream(stream))[0]?.data).toEqual(sample);
  });

  const personal = today.filter(({ type }) => definitionOf(type).personal);
  test.each(personal.map((one) => [nameOf(one), one] as const))(
    '%s can be folded also when forgotten',
    (_name, one) => {
      const fields = definitionOf(one.type).personal?.flatMap((each) => each.fields as readonly string[]) ?? [];
      const forgotten = fields.map((field) => [field, FORGOTTEN]);
      const data = { ...(one.sample as object), ...Object.fromEntries(forgotten) };
      expect(() => folded(one.type, data)).not.toThrow();
    },
  );
});

function row(type: string, version: number, data: unknown): StoredRow {
  const { eventId, metadata } = newEvent(type, {}, AT);
  const position: Position = '1/1';
  return { eventId, streamId: `cart-${randomUUID()}`, revision: 0, position, type, version, data, metadata };
}
