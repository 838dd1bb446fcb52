import { order, shortPieces, stoppedPieces, type OrderState } from '../../../../../domain/order/index.js';
import { product } from '../../../../../domain/product/index.js';
import { shelfOf } from '../../../catalogue/stocking/shelf-of.js';
import { isStanding, type Purchases } from './purchases.fixture.js';
import { GOODS, PHARMACIES, PIECES } from './shelves.fixture.js';

/** The web shelf and each pharmacy's own. */
const SHELVES = [null, ...PHARMACIES];
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

function piecesOn({ memory }: Purchases, varuId: string, gln: string | null): number {
  const { stock } = memory.now(product, varuId);
  return (gln === null ? stock?.web : stock?.pharmacies[gln]) ?? 0;
}

/** No shelf ever has fewer pieces than attempts to pay hold. */
export function shelvesHold(purchases: Purchases): void {
  for (const { varuId } of GOODS) {
    const { holds } = purchases.memory.now(product, varuId);
    for (const shelf of holds.size > 0 ? SHELVES : []) {
      const held = sum([...holds.values()].filter(({ gln = null }) => gln === shelf).map(({ quantity }) => quantity));
      const pieces = piecesOn(purchases, varuId, shelf);
      if (pieces < held) throw new Error(`${varuId}: ${pieces} on the shelf ${shelf ?? 'of the web'}, ${held} held`);
    }
  }
}

/** What differs: each shelf has what was there, less what left it for orders. Nothing is held any more. */
export function shelfFaults(purchases: Purchases): readonly string[] {
  const { memory, orders } = purchases;
  const paid = orders
    .map(({ orderId }) => memory.now(order, orderId))
    .filter(({ confirmedAt }) => confirmedAt !== null);
  return GOODS.flatMap(({ varuId }) => {
    const held = memory.now(product, varuId).holds.size;
    const wrong = SHELVES.flatMap((shelf) => {
      const from = paid.filter((each) => each.order && shelfOf(each.order) === shelf);
      const gone = sum(from.flatMap(offShelf).map((line) => (line.varuId === varuId ? line.quantity : 0)));
      const pieces = piecesOn(purchases, varuId, shelf);
      return pieces === PIECES - gone ? [] : [`${varuId} on ${shelf}: ${pieces}, and ${gone} left it`];
    });
    return held > 0 ? [...wrong, `${held} holds of ${varuId} have not ended`] : wrong;
  });
}

/** The pieces that stay off the shelf: those of parcels that were not stopped, and those that the warehouse lacked. */
function offShelf(state: OrderState) {
  const { lines = [] } = state.order ?? {};
  const [lacked, stopped] = [shortPieces(state), stoppedPieces(state)];
  return lines.map(({ lineId, varuId, quantity }) => {
    const back = stopped[lineId]?.quantity ?? 0;
    return { varuId, quantity: isStanding(state) ? quantity - back : (lacked[lineId]?.quantity ?? 0) };
  });
}
