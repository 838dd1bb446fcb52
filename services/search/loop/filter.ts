import type { ShelfProduct } from '../shelf/shelf-product.js';
import { attributeNamed, type AttributeValue } from './attributes.js';
import type { AttributeFilter, ComparisonMode, Filter, FilterValue } from './schemas.js';

export type Test = (product: ShelfProduct) => boolean;

/** An attribute that no product has is held by none. */
export function testOf(filter: Filter): Test {
  if ('and' in filter) {
    const tests = filter.and.map(testOf);
    return (product) => tests.every((test) => test(product));
  }
  if ('or' in filter) {
    const tests = filter.or.map(testOf);
    return (product) => tests.some((test) => test(product));
  }
  if ('not' in filter) {
    const test = testOf(filter.not);
    return (product) => !test(product);
  }
  return leafTest(filter);
}

function leafTest({ type, attributeName, value, comparisonMode = 'equals' }: AttributeFilter): Test {
  const compare = (own: AttributeValue): boolean =>
    (Array.isArray(value) ? value : [value]).some(
      (each: FilterValue | undefined) => each !== undefined && compared(own, each, comparisonMode),
    );
  if (type === 'type') return () => compare('Product');
  if (type === 'id') return ({ varuId }) => compare(varuId);
  const attribute = attributeName === undefined ? null : attributeNamed(attributeName);
  if (!attribute) return () => false;
  if (value === undefined) return (product) => attribute.values(product).length > 0;
  return (product) => attribute.values(product).some(compare);
}

/** Texts are compared without regard to case; a number given as text is still a number. */
export function compared(own: AttributeValue, asked: FilterValue, mode: ComparisonMode): boolean {
  if (mode === 'contains') return lower(own).includes(lower(asked));
  if (typeof own === 'boolean') return mode === 'equals' && own === (asked === true || asked === 'true' || asked === 1);
  const [one, other] = typeof own === 'number' ? [own, Number(asked)] : [lower(own), lower(asked)];
  switch (mode) {
    case 'equals':
      return one === other;
    case 'greaterThan':
      return one > other;
    case 'greaterThanOrEquals':
      return one >= other;
    case 'lessThan':
      return one < other;
    case 'lessThanOrEquals':
      return one <= other;
    default:
      mode satisfies never;
      return false;
  }
}

function lower(value: AttributeValue): string {
  return String(value).toLowerCase();
}
