import type { Prescription } from '../rules/index.js';
import type { OrderedArticle } from './ordered.js';

/** A product of the prescription: the prescribed one, or one that it may be exchanged for. Null for any other. */
export function articleNamed(
  varuId: string,
  { article, substitutes, mayBeSubstituted }: Prescription,
): OrderedArticle | null {
  const allowed = mayBeSubstituted ? [article, ...substitutes] : [article];
  const found = allowed.find((each) => each.varuId === varuId);
  if (!found) return null;
  const { name, form, strength, packSize } = found;
  return { varuId, name, form, strength, packSize };
}
