import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import type { AnswerOf } from '../../../access/http/api-schema.js';
import { NO_STICKERS, type Stickers } from '../../catalogue/sticker.js';
import type { ShelfProduct } from '../shelf/shelf-product.js';
import { ATTRIBUTES } from './attributes.js';

const attributeSchema = z.strictObject({
  name: z.string(),
  type: z.enum(['string', 'number', 'boolean']),
  values: z.array(z.union([z.string(), z.number(), z.boolean()])),
});

export const entitySchema = z
  .strictObject({ type: z.string(), id: z.string(), attributes: z.array(attributeSchema) })
  .meta({ id: 'Entity' });
export type Entity = AnswerOf<typeof entitySchema>;

/** Returns a product in the search provider's format. Attributes without a value are left out, as Loop54 does. */
export function entityOf(product: ShelfProduct, stickers: Stickers = NO_STICKERS): Entity {
  const attributes = Object.entries(ATTRIBUTES).map(([name, { type, values }]) => ({
    name,
    type,
    values: values(product, stickers),
  }));
  return { type: 'Product', id: product.varuId, attributes: attributes.filter(({ values }) => values.length > 0) };
}

/**
 * Written entities are cached, because writing one costs more than finding it. One takes about 1.4 kB, all together at
 * most 70 MB.
 */
const written = new LRUCache<ShelfProduct, Buffer>({ max: 50_000 });
let writtenWith = NO_STICKERS;

/**
 * Returns an entity as JSON in UTF-8. A changed product is a new object, so its entity is written again. A changed
 * sticker clears the cache.
 */
export function entityBytes(product: ShelfProduct, stickers: Stickers): Buffer {
  if (stickers !== writtenWith) written.clear();
  writtenWith = stickers;
  let bytes = written.get(product);
  if (bytes === undefined) written.set(product, (bytes = Buffer.from(JSON.stringify(entityOf(product, stickers)))));
  return bytes;
}

/** Makes attributes of the fields of a page or a store. Values other than text and number are written as JSON. */
export function plainEntity(type: string, id: string, fields: Readonly<Record<string, unknown>>): Entity {
  const present = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return { type, id, attributes: present.map(([name, value]) => plainAttribute(name, value)) };
}

function plainAttribute(name: string, value: unknown): Entity['attributes'][number] {
  if (typeof value === 'number') return { name, type: 'number', values: [value] };
  if (typeof value === 'boolean') return { name, type: 'boolean', values: [value] };
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return {
    name,
    type: 'string',
    values: values.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))),
  };
}
