import type { ShelfProduct } from '../shelf/shelf-product.js';
import type { Shelf } from '../shelf/shelf.js';
import { attributeNamed, type Attribute, type AttributeValue } from './attributes.js';
import { ContainedTexts } from './contained-texts.js';
import { lower, matcherOf, type Matcher } from './matcher.js';
import type { AttributeFilter, Filter, FilterValue } from './schemas.js';

/** One entry for each product: 1 when it satisfies one comparison of the filter. Such a comparison is called a leaf. */
type Held = Uint8Array;
type Test = (index: number) => boolean;

/**
 * Returns the products that pass the filter. Each product is read only once for all attributes, and each attribute only
 * once for all comparisons. Fifty passes over thousands of products would mostly wait for memory.
 */
export function filtered(shelf: Shelf, places: ArrayLike<number>, filter: Filter): readonly number[] {
  const held = new Map<AttributeFilter, Held>();
  for (const leaf of leavesOf(filter)) held.set(leaf, new Uint8Array(places.length));
  const holders = [...byAttribute([...held.keys()])].flatMap(([name, leaves]) => holderOf(name, leaves, held) ?? []);
  for (let index = 0; index < places.length; index += 1) {
    const product = shelf.product(places[index] as number);
    for (const hold of holders) hold(product, index);
  }
  const test = testOf(filter, held);
  return Array.from(places).filter((_place, index) => test(index));
}

function leavesOf(filter: Filter): readonly AttributeFilter[] {
  if ('and' in filter) return filter.and.flatMap(leavesOf);
  if ('or' in filter) return filter.or.flatMap(leavesOf);
  return 'not' in filter ? leavesOf(filter.not) : [filter];
}

function byAttribute(leaves: readonly AttributeFilter[]): ReadonlyMap<string, readonly AttributeFilter[]> {
  const groups = new Map<string, AttributeFilter[]>();
  for (const leaf of leaves) {
    const name = nameOf(leaf);
    groups.set(name, [...(groups.get(name) ?? []), leaf]);
  }
  return groups;
}

function nameOf({ type, attributeName = '' }: AttributeFilter): string {
  if (type === 'type') return ENTITY_TYPE;
  return type === 'id' ? 'id' : attributeName;
}

/**
 * Stands for the entity's type, which is always 'Product'. The space keeps it apart from the attribute `type` (Rx, Ex
 * or Ha).
 */
const ENTITY_TYPE = ' type';
const PRODUCT: Attribute = { type: 'string', values: () => ['Product'] };

type Holder = (product: ShelfProduct, index: number) => void;

/**
 * Creates the function that evaluates all comparisons of an attribute. Null for an unknown attribute, because no
 * product matches it.
 */
function holderOf(
  name: string,
  leaves: readonly AttributeFilter[],
  held: ReadonlyMap<AttributeFilter, Held>,
): Holder | null {
  const attribute = name === ENTITY_TYPE ? PRODUCT : attributeNamed(name);
  if (!attribute) return null;
  const marks = leaves.map((leaf) => held.get(leaf) as Held);
  const mark = marking(leaves);
  let at = 0;
  const holds = (leaf: number): void => void ((marks[leaf] as Held)[at] = 1);
  return (product, index) => {
    at = index;
    for (const value of attribute.values(product)) mark(value, holds);
  };
}

type Marking = (own: AttributeValue, holds: (leaf: number) => void) => void;

/** Returns a function that calls `holds` for each comparison that a value satisfies. */
function marking(leaves: readonly AttributeFilter[]): Marking {
  const contained: [string, number][] = [];
  const matchers: [Matcher, number][] = [];
  leaves.forEach(({ value, comparisonMode = 'equals' }, leaf) => {
    if (value === undefined) matchers.push([() => true, leaf]);
    else if (comparisonMode === 'contains') for (const each of listed(value)) contained.push([lower(each), leaf]);
    else matchers.push([matcherOf(listed(value), comparisonMode), leaf]);
  });
  const texts = contained.length > 0 ? new ContainedTexts(contained) : null;
  return (own, holds) => {
    const text = lower(own);
    for (const [matches, leaf] of matchers) if (matches(own, text)) holds(leaf);
    texts?.in(text, holds);
  };
}

function listed(value: FilterValue | readonly FilterValue[]): readonly FilterValue[] {
  return Array.isArray(value) ? value : [value as FilterValue];
}

/**
 * Builds the test for a product. It removes groups of one and double negations. So the test has no more parts than the
 * filter has comparisons.
 */
function testOf(filter: Filter, held: ReadonlyMap<AttributeFilter, Held>): Test {
  const plain = simple(filter);
  if ('and' in plain) {
    const tests = plain.and.map((part) => testOf(part, held));
    return (index) => tests.every((test) => test(index));
  }
  if ('or' in plain) {
    const tests = plain.or.map((part) => testOf(part, held));
    return (index) => tests.some((test) => test(index));
  }
  if ('not' in plain) {
    const test = testOf(plain.not, held);
    return (index) => !test(index);
  }
  const own = held.get(plain) as Held;
  return (index) => own[index] === 1;
}

function simple(filter: Filter): Filter {
  const group = 'and' in filter ? filter.and : 'or' in filter ? filter.or : [];
  if (group.length === 1) return simple(group[0] as Filter);
  if (!('not' in filter)) return filter;
  const inner = simple(filter.not);
  return 'not' in inner ? simple(inner.not) : { not: inner };
}
