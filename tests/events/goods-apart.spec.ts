import { describe, expect, test } from 'vitest';

import type { AnyEventDefinition } from '../../domain/kernel/index.js';
import { LOOKED_AT, TELLS_NO_GOODS } from './tells-no-goods.js';
import type { Shape } from './shape.js';
import { slices, todaysShapes } from './slices.js';

/**
 * The kinds of streams whose names identify goods. All other streams belong to a person or to something a person did.
 */
const GOODS = ['product', 'campaign', 'coupon'];
const GOODS_IDS = ['campaignId', 'movementId', 'nplId', 'varuId', 'varuIds'];
/** Matches names of fields that tell of a person. Streams of goods must have no such field. */
const SOMEBODY = /Ids?$|person|shopper|customer|member(?!s?(Price|Only|Lowest))|session|staff|order|cart|payment/;

const shapes = todaysShapes();
const events = slices.flatMap(({ kind, events: declared }) =>
  Object.entries(declared).map(([type, definition]) => ({ kind, type, paths: clearPaths(type, definition) })),
);

/** Returns the paths of an event's fields that are stored unencrypted, at any depth. */
function clearPaths(type: string, { personal = [] }: AnyEventDefinition): readonly string[] {
  const sealed = personal.flatMap(({ fields }) => fields as readonly string[]);
  return pathsIn(shapes.get(type) as Shape, type).filter((path) => !sealed.includes(path.split('.')[1] ?? ''));
}

function pathsIn(shape: Shape, at: string): readonly string[] {
  switch (shape.kind) {
    case 'exactly':
    case 'any':
      return [];
    case 'list':
    case 'each':
      return pathsIn(shape.of, at);
    case 'one of':
      return shape.of.flatMap((one) => pathsIn(one, at));
    case 'fields':
      return shape.fields.flatMap(({ name, shape: of }) => [`${at}.${name}`, ...pathsIn(of, `${at}.${name}`)]);
  }
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
const isLookedAt = (path: string): boolean => TELLS_NO_GOODS.has(lastOf(path)) || LOOKED_AT.has(path);

describe('the clear parts of a stored event', () => {
  const personal = events.filter(({ kind }) => !GOODS.includes(kind)).map((one) => [one.type, one] as const);
  test.each(personal)('%s reveals no goods that a person had, looked at or waited for', (_type, { paths }) => {
    const fresh = paths.filter((path) => !isLookedAt(path));
    expect(fresh, 'encrypt what reveals goods; add what reveals none to tests/events/tells-no-goods.ts').toEqual([]);
  });

  const ofGoods = events.filter(({ kind }) => GOODS.includes(kind)).map((one) => [one.type, one] as const);
  test.each(ofGoods)('%s reveals no person behind the goods', (_type, { paths }) => {
    expect(paths.map(lastOf).filter((name) => SOMEBODY.test(name) && !GOODS_IDS.includes(name))).toEqual([]);
  });

  test('are checked in every kind of stream, and in nested fields', () => {
    expect(new Set(events.map(({ kind }) => kind)).size).toBe(slices.length);
    expect(events.find(({ type }) => type === 'ItemsReturned')?.paths).toContain('ItemsReturned.lines.lineId');
  });

  test('are checked by existing field names', () => {
    const used = personal.flatMap(([, { paths }]) => paths);
    expect([...TELLS_NO_GOODS].filter((name) => !used.map(lastOf).includes(name))).toEqual([]);
    expect([...LOOKED_AT].filter((path) => !used.includes(path))).toEqual([]);
  });
});
