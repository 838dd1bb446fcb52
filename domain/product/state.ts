import { addDays, stockholmDate, type Instant, type Uuid } from '../kernel/index.js';
import type {
  PharmacyMoved,
  PharmacyStock,
  PriceSetData,
  ProductDescription,
  ProductEvent,
  StockHeld,
  Withdrawal,
} from './events.js';

/** Pieces that an attempt to pay holds. */
export interface StockHold {
  readonly quantity: number;
  readonly until: Instant;
  /** The pharmacy that holds them. Absent for the web shelf. */
  readonly gln?: string;
}

export interface ProductState {
  readonly description: ProductDescription | null;
  readonly price: PriceSetData | null;
  /** The recent prices, which may be the reference price of the next reduction. The last one is the current price. */
  readonly steps: readonly PriceSetData[];
  readonly stock: { readonly web: number; readonly pharmacies: PharmacyStock } | null;
  readonly withdrawn: Withdrawal | null;
  /** The ids of stock movements that took goods, the latest last. With them, a repeated command changes nothing. */
  readonly taken: readonly string[];
  /** The pharmacy of each of these movements that took its goods there. The others took them from the web shelf. */
  readonly takenAt: ReadonlyMap<Uuid, string>;
  /** What attempts to pay hold, by the id of the movement that would take it. */
  readonly holds: ReadonlyMap<Uuid, StockHold>;
  /** The ids of holds that ended without an order, the latest last. None of them begins again. */
  readonly released: readonly Uuid[];
}

export const initial: ProductState = {
  description: null,
  price: null,
  steps: [],
  stock: null,
  withdrawn: null,
  taken: [],
  takenAt: new Map(),
  holds: new Map(),
  released: [],
};

/** The number of days for which old prices are kept. The law counts 30 days; the rest is for safety. */
const KEPT_DAYS = 45;
const KEPT_MOVEMENTS = 200;

export function evolve(state: ProductState, event: ProductEvent): ProductState {
  switch (event.type) {
    case 'ProductAdded':
    case 'ProductDescribed':
      return { ...state, description: event.data.description };
    case 'PriceSet':
      return { ...state, price: event.data, steps: [...recent(state.steps, event.data.from), event.data] };
    case 'StockCounted':
      return { ...state, stock: event.data };
    case 'StockTaken':
      return {
        ...state,
        stock: { pharmacies: state.stock?.pharmacies ?? {}, web: event.data.web },
        taken: [...state.taken, event.data.movementId].slice(-KEPT_MOVEMENTS),
        holds: without(state.holds, event.data.movementId),
      };
    case 'StockPutBack':
      return {
        ...state,
        stock: { pharmacies: state.stock?.pharmacies ?? {}, web: event.data.web },
        taken: state.taken.filter((movementId) => movementId !== event.data.movementId),
      };
    case 'StockHeld':
      return { ...state, holds: new Map([...state.holds, [event.data.movementId, holdOf(event.data)]]) };
    case 'PharmacyStockHeld': {
      const hold = { ...holdOf(event.data), gln: event.data.gln };
      return { ...state, holds: new Map([...state.holds, [event.data.movementId, hold]]) };
    }
    case 'PharmacyStockTaken':
      return takenThere(state, event.data);
    case 'PharmacyStockPutBack':
      return putBackThere(state, event.data);
    case 'StockReleased':
      return {
        ...state,
        holds: without(state.holds, event.data.movementId),
        released: [...state.released, event.data.movementId].slice(-KEPT_MOVEMENTS),
      };
    case 'ProductWithdrawn':
      return { ...state, withdrawn: event.data };
    case 'ProductReturned':
      return { ...state, withdrawn: null };
    default:
      event satisfies never;
      return state;
  }
}

function takenThere(state: ProductState, { movementId, gln, left }: PharmacyMoved): ProductState {
  const taken = [...state.taken, movementId].slice(-KEPT_MOVEMENTS);
  const takenAt = new Map([...state.takenAt, [movementId, gln] as const].filter(([id]) => taken.includes(id)));
  return { ...state, stock: stockWith(state, gln, left), taken, takenAt, holds: without(state.holds, movementId) };
}

function putBackThere(state: ProductState, { movementId, gln, left }: PharmacyMoved): ProductState {
  const taken = state.taken.filter((id) => id !== movementId);
  return { ...state, stock: stockWith(state, gln, left), taken, takenAt: without(state.takenAt, movementId) };
}

function stockWith({ stock }: ProductState, gln: string, pieces: number): ProductState['stock'] {
  return { web: stock?.web ?? 0, pharmacies: { ...stock?.pharmacies, [gln]: pieces } };
}

function holdOf({ quantity, until }: StockHeld['data']): StockHold {
  return { quantity, until };
}

function without<Value>(movements: ReadonlyMap<Uuid, Value>, movementId: Uuid): ReadonlyMap<Uuid, Value> {
  return movements.has(movementId) ? new Map([...movements].filter(([id]) => id !== movementId)) : movements;
}

/** The current price, and the earlier prices that were valid within the last `KEPT_DAYS` days. */
function recent(steps: readonly PriceSetData[], at: Instant): readonly PriceSetData[] {
  const begin = addDays(stockholmDate(at), -KEPT_DAYS);
  return steps.filter((_step, index) => stockholmDate(steps[index + 1]?.from ?? at) >= begin);
}
