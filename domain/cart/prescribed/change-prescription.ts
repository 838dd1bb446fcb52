import { reject, unchanged, type BusinessDate, type Instant, type Uuid } from '../../kernel/index.js';
import { acceptCovered } from '../cover.js';
import { refusesAnyChange, refusesChange } from '../editable.js';
import type { CartEvent, CartProduct } from '../events.js';
import { refusesLength } from '../length.js';
import type { CartDecision } from '../rejections.js';
import { shopperOfCart } from '../shopper.js';
import type { CartState } from '../state.js';
import { fits } from './add-prescription.js';
import type { PrescriptionRowEvent, PrescriptionRowRemoved } from './events.js';
import type { CartPrescription, DecidedPrice } from './row.js';
import { rowsOf, type PrescriptionRow } from './state.js';

interface OfRow {
  readonly customerId: Uuid;
  readonly rowId: Uuid;
}

export interface SetPrescriptionPackages extends OfRow {
  readonly type: 'SetPrescriptionPackages';
  readonly packages: number;
  readonly maxPackages: number;
  /** What these packages cost. */
  readonly price: DecidedPrice;
  readonly on: BusinessDate;
}

export interface GivePrescriptionMessage extends OfRow {
  readonly type: 'GivePrescriptionMessage';
  readonly message: string | null;
  readonly on: BusinessDate;
}

export interface RemovePrescriptionRow extends OfRow {
  readonly type: 'RemovePrescriptionRow';
  readonly reason: PrescriptionRowRemoved['data']['reason'];
  readonly at: Instant;
}

/** RX-05, RX-14: sets what the rows cost now, and how many packages they may have. Rows that are not named stay. */
export interface RepricePrescriptions {
  readonly type: 'RepricePrescriptions';
  readonly prices: readonly ({ readonly rowId: Uuid } & Pick<CartPrescription, 'packages' | 'maxPackages' | 'price'>)[];
}

export function setPrescriptionPackages(command: SetPrescriptionPackages, state: CartState): CartDecision {
  const { packages, maxPackages, price, on } = command;
  return changed(command, state, on, (row) => {
    if (!fits(command)) return reject({ type: 'PackagesAboveMost', field: 'antal', most: maxPackages });
    return acceptChanged(state, row, 'PrescriptionPackagesSet', { packages, maxPackages, price });
  });
}

export function givePrescriptionMessage(command: GivePrescriptionMessage, state: CartState): CartDecision {
  const { message, on } = command;
  return changed(command, state, on, (row) => acceptChanged(state, row, 'PrescriptionMessageGiven', { message }));
}

/** A row that has left is not removed again. */
export function removePrescriptionRow(command: RemovePrescriptionRow, state: CartState): CartDecision {
  const { customerId, rowId, reason, at: removedAt } = command;
  if (state.goneRows.includes(rowId) && !rowOf(state, rowId)) return unchanged;
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  if (!rowOf(state, rowId)) return reject({ type: 'PrescriptionRowUnknown', field: 'radnummer' });
  return acceptCovered(state, [{ type: 'PrescriptionRowRemoved', data: { rowId, reason, removedAt } }]);
}

export function repricePrescriptions({ prices }: RepricePrescriptions, state: CartState): CartDecision {
  const refusal = refusesAnyChange(state);
  if (refusal) return reject(refusal);
  const beyond = prices.find((each) => !fits(each));
  if (beyond) return reject({ type: 'PackagesAboveMost', field: 'antal', most: beyond.maxPackages });
  const events = prices.flatMap(({ rowId, ...change }) => {
    const row = rowOf(state, rowId);
    return row ? changes(state, row, 'PrescriptionRowRepriced', change) : [];
  });
  return acceptCovered(state, events);
}

function changed(
  { customerId, rowId }: OfRow,
  state: CartState,
  on: BusinessDate,
  decide: (row: PrescriptionRow) => CartDecision,
): CartDecision {
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  const row = rowOf(state, rowId);
  if (!row) return reject({ type: 'PrescriptionRowUnknown', field: 'radnummer' });
  const worn = refusesLength(state, rowId, on);
  return worn ? reject(worn) : decide(row);
}

function acceptChanged(...change: Parameters<typeof changes>): CartDecision {
  return acceptCovered(change[0], changes(...change));
}

type Change = Exclude<PrescriptionRowEvent['type'], 'PrescriptionRowAdded' | 'PrescriptionRowRemoved'>;

/** The event of a change, or none where nothing changes. */
function changes(
  state: CartState,
  { quantity: _one, prescription: before, ...product }: PrescriptionRow,
  type: Change,
  change: Partial<CartPrescription>,
): readonly CartEvent[] {
  const prescription = { ...before, ...change };
  if (isSame(before, prescription)) return [];
  const line: CartProduct = { ...product, unitPrice: prescription.price.amount };
  return [{ type, data: { shopper: shopperOfCart(state), rowId: product.varuId, line, prescription } }];
}

/** Both are built field by field in one order, so their text compares. */
function isSame(one: CartPrescription, other: CartPrescription): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function rowOf(state: CartState, rowId: Uuid): PrescriptionRow | undefined {
  return rowsOf(state).find(({ varuId }) => varuId === rowId);
}
