import { randomInt, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import fc from 'fast-check';

import type { DomainEvent, Position } from '../../domain/kernel/index.js';
import { allProjections, type ProjectionRunner } from '../../projections/index.js';
import { RunnerBench } from '../../projections/runner/history-testing.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import { goldenEvents } from './golden.js';
import { slices } from './slices.js';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const projections = allProjections({ fingerprint: (kind, text) => `#${kind}:${text}` });
const RUNS = 8;
const MOST_EVENTS = 25;

/** The kept example of each event of a kind, as it is today. The first begins the stream. */
const examples = slices.map(({ kind, events }) => {
  const samples = goldenEvents().filter(({ type, version }) => events[type]?.version === version);
  const [first] = Object.keys(events);
  return { kind, samples, begin: samples.filter(({ type }) => type === first) };
});

let bench: RunnerBench;
let runner: ProjectionRunner;
beforeAll(async () => {
  bench = await RunnerBench.open();
  runner = bench.runner(projections);
  await runner.start();
});
afterAll(async () => {
  await runner.stop();
  await bench.opened.close();
});

/**
 * A stream of one kind with its events in any order, even in one that no decider allows. Most begin as they should: a
 * view parks the others at once.
 */
const stream = fc.constantFrom(...examples).chain(({ kind, samples, begin }) =>
  fc.record({
    kind: fc.constant(kind),
    begin: fc.oneof({ weight: 5, arbitrary: fc.constant(begin) }, { weight: 1, arbitrary: fc.constant([]) }),
    told: fc.array(fc.constantFrom(...samples), { minLength: 1, maxLength: MOST_EVENTS }),
  }),
);

/**
 * Ids of other streams would make them share rows, as no two real ones do. The number of a product names its stream, so
 * in the stream of a product it is the stream's own.
 */
function ofStream(id: string, { type, sample }: { readonly type: string; readonly sample: unknown }): DomainEvent {
  const own = JSON.stringify(sample)
    .replaceAll(UUID, (found) => derivedId(id, found))
    .replaceAll(/"varuId":"\d+"/g, (found) => (/^\d+$/.test(id) ? `"varuId":"${id}"` : found));
  return { type, data: JSON.parse(own) as object };
}

test('each kind of stream has an example of every event', () => {
  expect(examples.flatMap(({ kind, samples }) => (samples.length === 0 ? [kind] : []))).toEqual([]);
  for (const { events } of slices)
    expect(
      Object.keys(events).filter((type) => examples.every(({ samples }) => samples.every((one) => one.type !== type))),
    ).toEqual([]);
});

test('the views of any history of any events are the same after a rebuild, and park the same streams', async () => {
  const property = fc.asyncProperty(fc.array(stream, { minLength: 3, maxLength: 8 }), async (streams) => {
    let end: Position = '0/0';
    for (const { kind, begin, told } of streams) {
      const id = kind === 'product' ? `${randomInt(2 ** 40)}` : randomUUID();
      for (const [revision, example] of [...begin, ...told].entries())
        end = await bench.append(`${kind}-${id}`, revision - 1, ofStream(id, example));
    }
    for (const { name } of projections) expect(await runner.waitFor(name, end, 20_000)).toBe(true);
    const reports = await runner.rebuild(
      projections.map(({ name }) => name),
      { batch: 7 },
    );
    expect(reports.filter(({ exact }) => !exact)).toEqual([]);
  });
  await fc.assert(property, { numRuns: RUNS, seed: 20261126 });
});
