import {
  limitFor,
  type CartLine,
  type CartState,
  type LimitedProduct,
  type QuantityAboveLimit,
} from '../../../../domain/cart/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import { noMoreTexts } from '../texts.js';

type Limit = Pick<QuantityAboveLimit, 'limit' | 'max' | 'others'>;
type Refused = Limit & Pick<QuantityAboveLimit, 'name' | 'currentlyInCartQuantity' | 'maxAllowedQuantity'>;

const WORDS = ['noll', 'en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'] as const;

/** What the goods of a shared limit have in common. Goods that share no limit have none. */
const SHARED: Readonly<Record<Limit['limit'], string>> = {
  PARACETAMOL_LIMIT: ' med paracetamol',
  MAXQUANTITY_GROUP: ' med samma verksamma ämne',
  MAXQUANTITY_EX: '',
  MAXQUANTITY_HA: '',
};

/** The limit in words: 'Högst två per köp', or 'Högst två med paracetamol per köp' beside others that count too. */
export function limitText({ limit, max, others }: Limit): string {
  return `Högst ${inWords(max)}${others > 0 ? SHARED[limit] : ''} per köp`;
}

/** Which product the limit is for, what it says, and what the shopper can do. */
export function limitAdvice(refused: Refused): string {
  return `${refused.name}: ${limitText(refused).replace('Högst', 'högst')}. ${wayOut(refused)}`;
}

/**
 * The text beside a quantity that cannot grow; null while it can. `most` is the highest quantity, which the stock
 * may set. Where the cart has more than that, its line says so itself.
 */
export function reachedText(
  state: Pick<CartState, 'lines'>,
  product: LimitedProduct & { readonly quantity: number },
  most: number,
  on: BusinessDate,
  shelf: keyof typeof noMoreTexts = 'web',
): string | null {
  if (product.type === 'Rx' || product.quantity < most) return null;
  const applied = limitFor(state, product, on);
  if (product.quantity >= applied.maxAllowedQuantity) return limitText(applied);
  return product.quantity === most ? noMoreTexts[shelf] : null;
}

/** Which limit a line passes and what to do; null within the limits. */
export function aboveLimitText({ lines }: Pick<CartState, 'lines'>, line: CartLine, on: BusinessDate): string | null {
  const { name, type, quantity } = line;
  const applied = limitFor({ lines }, line, on);
  if (type === 'Rx' || quantity <= applied.maxAllowedQuantity) return null;
  return limitAdvice({ ...applied, name, currentlyInCartQuantity: quantity });
}

function wayOut({ limit, others, currentlyInCartQuantity: has, maxAllowedQuantity: most }: Refused): string {
  const other = `någon annan vara${SHARED[limit]}`;
  if (has > most) return most > 0 ? `Minska till ${inWords(most)}.` : `Ta bort den, eller ${other}.`;
  if (has === most && others === 0) return 'Så många har du redan i varukorgen.';
  if (has === most) return `Ta bort ${other} om du vill ha fler av den här.`;
  return `Välj högst ${inWords(most)}.`;
}

function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}
