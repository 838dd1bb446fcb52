import { randomUUID } from 'node:crypto';

import type { Uuid } from '../../domain/kernel/index.js';
import { order, type OrderCommand, type OrderedItem } from '../../domain/order/index.js';
import { agent, contact, cream, prescribed } from '../../domain/order/spec-events.js';
import {
  dispensingIdOf,
  prescription,
  productCodeOf,
  type Dispensing,
  type OrderedPatient,
} from '../../domain/prescription/index.js';
import type { DecidedPrice } from '../../domain/prescription/price/index.js';
import { dispensingById } from '../../projections/care/dispensing/queries.js';
import { Prescriptions } from '../../services/care/prescription/prescriptions.js';
import { prescriptionKey } from '../../services/care/prescription/received.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { Processes } from '../../services/foundation/reactions/processes.js';
import { until } from '../shop/look.js';
import type { TestShop } from '../shop/test-shop.js';

/** The article number of the first prescription of the log-in's person in the simulated register. */
export const ORDERED_ARTICLE = '710001';

/** A person who has logged in, and the first prescription of the register. */
export interface Prescribed {
  readonly personNumber: string;
  readonly customerId: Uuid;
  readonly ordinationId: string;
}

export interface PaidPrescription {
  readonly orderId: Uuid;
  readonly id: string;
}

export async function prescribedTo(shop: TestShop, personNumber: string): Promise<Prescribed> {
  await shop.visitor().logIn(personNumber);
  const customerId = await shop.customerId(personNumber);
  const seen = await shop.app.get(Prescriptions).own(customerId, 'human');
  const ordinationId = seen.state === 'open' ? (seen.prescriptions[0]?.ordinationId ?? '') : '';
  return { personNumber, customerId, ordinationId };
}

/** Sends a command to an order, and what follows from it. @returns 'done', or why it was refused */
export async function sendToOrder(shop: TestShop, orderId: Uuid, command: OrderCommand): Promise<string> {
  const outcome = await shop.platform.commands.handle(order, orderId, command, newContext({ kind: 'system', id: 't' }));
  if (!outcome.ok) return outcome.rejection.type;
  await shop.app.get(Processes).follow(outcome.events);
  return 'done';
}

/** A paid order with goods, by default a cream, and one withdrawal, each in its own parcel. The withdrawal waits for a pharmacist. */
export async function paidPrescription(
  shop: TestShop,
  { personNumber, customerId, ordinationId }: Prescribed,
  orderNumber: string,
  isNarcotic = false,
  patient: OrderedPatient = { kind: 'self', personNumber, name: null },
  priced: Partial<DecidedPrice> = { onLadder: 0, fee: 0 },
  goods: OrderedItem = cream,
): Promise<PaidPrescription> {
  const [orderId, paymentId, at] = [randomUUID(), randomUUID(), shop.platform.clock.now()];
  const { prescription: ordered } = prescribed;
  if (!ordered) throw new Error('the sample has no prescription');
  const price = { ...ordered.price, ...priced };
  const line = {
    ...prescribed,
    unitPrice: price.amount,
    prescription: {
      ...ordered,
      ...{ prescriptionId: prescriptionKey(customerId, ordinationId), ordinationId, packages: 1, isNarcotic, price },
      patient,
      article: { ...ordered.article, varuId: ORDERED_ARTICLE },
    },
  };
  const placing = await sendToOrder(shop, orderId, {
    type: 'PlaceOrder',
    ...{ orderId, orderNumber, cartId: randomUUID(), paymentId, customerId, memberId: null, contact },
    ...{ shelfKey: randomUUID(), trackingKey: randomUUID(), otherTrackingKeys: [randomUUID()] },
    delivery: {
      ...agent,
      parcels: (['ambient', 'prescription'] as const).map((kind) => ({
        ...{ kind, optionId: 'agent', method: 'Ombud', promise: agent.promise },
        ...{ earliest: agent.earliest, latest: agent.latest },
      })),
    },
    ...{ paymentMethod: 'scheme', placedAt: at, lines: [{ ...goods, quantity: 1 }, line], cheque: null },
  });
  const confirming = await sendToOrder(shop, orderId, { type: 'Confirm', paymentId, confirmedAt: at });
  if (placing !== 'done' || confirming !== 'done') throw new Error(`${placing}, ${confirming}`);
  const id = dispensingIdOf(orderId, '2');
  await until(async () => (await dispensingById(shop.platform.db, id))?.phase === 'ordered');
  return { orderId, id };
}

export async function withdrawalOf(
  shop: TestShop,
  { customerId, ordinationId }: Prescribed,
  id: string,
): Promise<Dispensing | undefined> {
  const state = await shop.platform.commands.load(prescription, prescriptionKey(customerId, ordinationId));
  return state.dispensings[id];
}

/** The 2D code of a pack, as a scanner types it. */
export function packCode(serial: string, batch = 'L24'): string {
  return `01${productCodeOf(ORDERED_ARTICLE)}17280331\u001d10${batch}\u001d21${serial}`;
}
