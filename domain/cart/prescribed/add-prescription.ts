import { reject, unchanged, type BusinessDate, type Uuid } from '../../kernel/index.js';
import { acceptCovered } from '../cover.js';
import { refusesChange, startedIfAbsent } from '../editable.js';
import { shopperOf, type CartProduct } from '../events.js';
import { refusesLength } from '../length.js';
import { isPrice } from '../line-price.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';
import type { CartPrescription } from './row.js';
import { rowsOf } from './state.js';

/** RX-14: puts a withdrawal into the cart. The caller has asked the national service whether it can be collected. */
export interface AddPrescription {
  readonly type: 'AddPrescription';
  readonly cartId: Uuid;
  readonly customerId: Uuid;
  readonly line: CartProduct;
  readonly prescription: CartPrescription;
  readonly isRestored: boolean;
  readonly on: BusinessDate;
}

/** One withdrawal of a prescription is bought in one order. */
export function addPrescription(command: AddPrescription, state: CartState): CartDecision {
  const { cartId, customerId, line, prescription, isRestored, on } = command;
  const rowId = line.varuId;
  if (rowsOf(state).some(({ varuId }) => varuId === rowId)) return unchanged;
  const refusal = refusesChange(state, customerId) ?? refusesLength(state, rowId, on);
  if (refusal) return reject(refusal);
  if (rowsOf(state).some((row) => row.prescription.prescriptionId === prescription.prescriptionId))
    return reject({ type: 'PrescriptionInCart', field: 'ordinationsId' });
  if (!fits(prescription)) return reject({ type: 'PackagesAboveMost', field: 'antal', most: prescription.maxPackages });
  if (!isPrice(line.unitPrice)) return reject({ type: 'PriceInvalid', field: 'unitPrice', varuId: rowId });
  const shopper = shopperOf({ cartId, customerId });
  return acceptCovered(state, [
    ...startedIfAbsent(state, cartId, customerId),
    { type: 'PrescriptionRowAdded', data: { shopper, rowId, line, prescription, isRestored } },
  ]);
}

export function fits({ packages, maxPackages }: Pick<CartPrescription, 'packages' | 'maxPackages'>): boolean {
  return Number.isSafeInteger(packages) && packages >= 1 && packages <= maxPackages;
}
