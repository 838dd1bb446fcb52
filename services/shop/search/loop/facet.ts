import { z } from 'zod';

import type { AnswerRoom } from '../../../access/budget/answer-room.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { FacetCounter } from '../shelf/facets.js';
import { NameFacet } from '../shelf/name-facet.js';
import type { Shelf } from '../shelf/shelf.js';
import { attributeNamed, type Attribute, type AttributeValue } from './attributes.js';
import { ranksOf } from './ranks.js';
import type { DistinctFacetAsked, FacetAsked, RangeFacetAsked } from './schemas.js';

const distinctItem = z.strictObject({
  item: z.union([z.string(), z.number(), z.boolean()]),
  count: z.int(),
  selected: z.boolean(),
});
export type DistinctItem = AnswerOf<typeof distinctItem>;

const limit = z.number().nullable();
export const facetSchema = z.discriminatedUnion('type', [
  z.strictObject({ name: z.string(), type: z.literal('distinct'), items: z.array(distinctItem) }),
  z.strictObject({
    ...{ name: z.string(), type: z.literal('range') },
    ...{ min: limit, max: limit, selectedMin: limit, selectedMax: limit },
  }),
]);
export type FacetAnswer = AnswerOf<typeof facetSchema>;

export interface CountedFacet extends FacetCounter {
  answer(): FacetAnswer;
}

/** Minimum size in bytes of a facet item, without its value. */
const ITEM_BYTES = '{"item":"","count":1,"selected":true},'.length;

/** How many bytes the response has left, and the field of the response to which the items of facets belong. */
export interface FacetRoom {
  readonly room: AnswerRoom;
  readonly field: string;
}

/** Creates the counter of a facet. Null for an unknown attribute, because unknown facets are ignored. */
export function facetFor(shelf: Shelf, asked: FacetAsked, room: FacetRoom): CountedFacet | null {
  const attribute = attributeNamed(asked.attributeName);
  if (!attribute) return null;
  if (asked.type === 'range') return new RangeFacet(shelf, asked, attribute);
  const selected = asked.selected?.map(String) ?? [];
  if (asked.attributeName === 'Brand') return named(asked, new NameFacet(shelf.columns.brand, shelf.brands, selected));
  if (asked.attributeName === 'PackageType')
    return named(asked, new NameFacet(shelf.columns.packageType, shelf.packageTypes, selected));
  return new DistinctFacet(shelf, asked, attribute, room);
}

function named(asked: DistinctFacetAsked, facet: NameFacet): CountedFacet {
  return {
    passes: facet.passes,
    count: (places) => facet.count(places),
    answer: () => ({ name: asked.name, type: 'distinct', items: sorted(facet.items(), asked) }),
  };
}

class DistinctFacet implements CountedFacet {
  readonly passes: FacetCounter['passes'];
  private readonly counts = new Map<AttributeValue, number>();
  private readonly selected: ReadonlySet<string>;

  constructor(
    private readonly shelf: Shelf,
    private readonly asked: DistinctFacetAsked,
    private readonly attribute: Attribute,
    private readonly kept: FacetRoom,
  ) {
    const selected = new Set(asked.selected?.map(String) ?? []);
    this.selected = selected;
    this.passes = selected.size > 0 ? (place) => this.values(place).some((value) => selected.has(String(value))) : null;
  }

  count(places: ArrayLike<number>): void {
    for (let index = 0; index < places.length; index += 1)
      for (const value of this.values(places[index] as number)) this.add(value);
  }

  private add(value: AttributeValue): void {
    const counted = this.counts.get(value);
    if (counted === undefined) this.kept.room.take(ITEM_BYTES + String(value).length, this.kept.field);
    this.counts.set(value, (counted ?? 0) + 1);
  }

  answer(): FacetAnswer {
    const items = [...this.counts].map(([item, count]) => ({ item, count, selected: this.selected.has(String(item)) }));
    return { name: this.asked.name, type: 'distinct', items: sorted(items, this.asked) };
  }

  private values(place: number): readonly AttributeValue[] {
    return this.attribute.values(this.shelf.product(place));
  }
}

class RangeFacet implements CountedFacet {
  readonly passes: FacetCounter['passes'];
  private min: number | null = null;
  private max: number | null = null;

  constructor(
    private readonly shelf: Shelf,
    private readonly asked: RangeFacetAsked,
    private readonly attribute: Attribute,
  ) {
    const { min = -Infinity, max = Infinity } = asked.selected ?? {};
    this.passes = asked.selected ? (place) => this.numbers(place).some((value) => value >= min && value <= max) : null;
  }

  count(places: ArrayLike<number>): void {
    for (let index = 0; index < places.length; index += 1) {
      for (const value of this.numbers(places[index] as number)) {
        this.min = Math.min(this.min ?? value, value);
        this.max = Math.max(this.max ?? value, value);
      }
    }
  }

  answer(): FacetAnswer {
    const { min, max } = this.asked.selected ?? {};
    return {
      name: this.asked.name,
      type: 'range',
      min: this.min,
      max: this.max,
      selectedMin: min ?? this.min,
      selectedMax: max ?? this.max,
    };
  }

  private numbers(place: number): readonly number[] {
    return this.attribute.values(this.shelf.product(place)).filter((value) => typeof value === 'number');
  }
}

/** Sorts the items of a facet by count, unless the call asks for another order. */
function sorted(
  items: readonly DistinctItem[],
  { sortBy = [{ type: 'count', order: 'desc' }] }: DistinctFacetAsked,
): readonly DistinctItem[] {
  const ranks = sortBy.some(({ type }) => type === 'item') ? ranksOf(items.map(({ item }) => item)) : null;
  const keys = { item: rankIn(ranks), count: countOf, selected: isSelected } as const;
  const orders = sortBy.map(({ type, order }) => ({ key: keys[type], turned: order === 'desc' ? -1 : 1 }));
  return [...items].sort((a, b) => {
    for (const { key, turned } of orders) {
      const one = (key(a) - key(b)) * turned;
      if (one !== 0) return one;
    }
    return 0;
  });
}

const countOf = ({ count }: DistinctItem): number => count;
const isSelected = ({ selected }: DistinctItem): number => Number(selected);
const rankIn =
  (ranks: ReadonlyMap<AttributeValue, number> | null) =>
  ({ item }: DistinctItem): number =>
    ranks?.get(item) ?? 0;
