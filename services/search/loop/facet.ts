import type { FacetCounter } from '../shelf/facets.js';
import { NameFacet } from '../shelf/name-facet.js';
import type { Shelf } from '../shelf/shelf.js';
import { attributeNamed, type Attribute, type AttributeValue } from './attributes.js';
import type { DistinctFacetAsked, FacetAsked, RangeFacetAsked } from './schemas.js';

export interface DistinctItem {
  readonly item: AttributeValue;
  readonly count: number;
  readonly selected: boolean;
}

export type FacetAnswer =
  | { readonly name: string; readonly type: 'distinct'; readonly items: readonly DistinctItem[] }
  | {
      readonly name: string;
      readonly type: 'range';
      readonly min: number | null;
      readonly max: number | null;
      readonly selectedMin: number | null;
      readonly selectedMax: number | null;
    };

export interface CountedFacet extends FacetCounter {
  answer(): FacetAnswer;
}

/** Null for an attribute that is not there: an unknown facet is passed over. */
export function facetFor(shelf: Shelf, asked: FacetAsked): CountedFacet | null {
  const attribute = attributeNamed(asked.attributeName);
  if (!attribute) return null;
  if (asked.type === 'range') return new RangeFacet(shelf, asked, attribute);
  const selected = asked.selected?.map(String) ?? [];
  if (asked.attributeName === 'Brand') return named(asked, new NameFacet(shelf.columns.brand, shelf.brands, selected));
  if (asked.attributeName === 'PackageType')
    return named(asked, new NameFacet(shelf.columns.packageType, shelf.packageTypes, selected));
  return new DistinctFacet(shelf, asked, attribute);
}

function named(asked: DistinctFacetAsked, facet: NameFacet): CountedFacet {
  return {
    passes: facet.passes,
    count: (place) => facet.count(place),
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
  ) {
    const selected = new Set(asked.selected?.map(String) ?? []);
    this.selected = selected;
    this.passes = selected.size > 0 ? (place) => this.values(place).some((value) => selected.has(String(value))) : null;
  }

  count(place: number): void {
    for (const value of this.values(place)) this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
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

  count(place: number): void {
    for (const value of this.numbers(place)) {
      this.min = Math.min(this.min ?? value, value);
      this.max = Math.max(this.max ?? value, value);
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

const swedish = new Intl.Collator('sv', { numeric: true });

/** By count where no order is asked for. */
function sorted(
  items: readonly DistinctItem[],
  { sortBy = [{ type: 'count', order: 'desc' }] }: DistinctFacetAsked,
): readonly DistinctItem[] {
  const difference = (a: DistinctItem, b: DistinctItem, type: 'item' | 'count' | 'selected'): number => {
    if (type === 'count') return a.count - b.count;
    return type === 'selected'
      ? Number(a.selected) - Number(b.selected)
      : swedish.compare(String(a.item), String(b.item));
  };
  return [...items].sort((a, b) => {
    for (const { type, order } of sortBy) {
      const one = difference(a, b, type) * (order === 'desc' ? -1 : 1);
      if (one !== 0) return one;
    }
    return 0;
  });
}
