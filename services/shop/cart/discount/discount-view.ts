import type { LineDiscount } from '../../../../domain/pricing/index.js';
import type { DiscountView } from '../contract.js';
import { discountTexts } from './texts.js';

/** Names a discount by the title of its campaign or offer, otherwise by its kind. */
export function discountView({ kind, name, amount }: LineDiscount): DiscountView {
  return { kind, label: name ? `${discountTexts[kind]}: ${name}` : discountTexts[kind], amount };
}
