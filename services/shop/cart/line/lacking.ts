import { linesWithGifts, type CartLine, type CartState } from '../../../../domain/cart/index.js';
import type { PiecesToHave } from '../../catalogue/stocking/pieces-to-have.js';
import type { CartLineView } from '../contract.js';

/**
 * Finds the articles of which one shelf has fewer than the cart wants, with what it has. A payment in progress holds its
 * own goods.
 */
export async function lackingIn(
  state: CartState,
  shelves: Pick<PiecesToHave, 'now'>,
): Promise<ReadonlyMap<string, number>> {
  const lines = linesWithGifts(state);
  if (lines.length === 0 || state.phase === 'frozen') return new Map();
  const stock = [...(await shelves.now(lines))].map(([varuId, { pieces }]) => [varuId, pieces] as const);
  return new Map(stock.filter(([varuId, pieces]) => wanted(lines, varuId) > pieces));
}

export function stockView(available: number | null): Pick<CartLineView, 'inWebStock' | 'available'> {
  return { inWebStock: available !== 0, available };
}

function wanted(lines: readonly CartLine[], varuId: string): number {
  return lines.filter((line) => line.varuId === varuId).reduce((sum, { quantity }) => sum + quantity, 0);
}
