import { performance } from 'node:perf_hooks';

import { Client } from 'undici';

import { SESSION_COOKIE } from '../../services/access/session/session.js';
import { sealed } from '../../simulators/adyen/seal.js';

const GOODS = 3;
const receiver = {
  ...{ firstName: 'Astrid', lastName: 'Ekström', email: 'astrid.ekstrom@exempel.se', phoneNumber: '0701234567' },
  ...{ postalCode: '118 20', street: 'Hornsgatan 1', city: 'Stockholm', careOf: null },
};
const card = {
  type: 'scheme',
  encryptedCardNumber: sealed('4111111111111111'),
  encryptedExpiryMonth: sealed('03'),
  encryptedExpiryYear: sealed('2030'),
  encryptedSecurityCode: sealed('737'),
  holderName: 'A Ekström',
};

/** Calls the public API as one new guest, whose cookie it keeps. One buyer buys at a time over one connection. */
class Guest {
  private cookie = '';

  constructor(private readonly connection: Client) {}

  async call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Readonly<Record<string, unknown>>> {
    const headers = { 'content-type': 'application/json', ...(this.cookie && { cookie: this.cookie }) };
    const request = { method, path, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await this.connection.request(request);
    const answer = await response.body.text();
    if (response.statusCode !== 200) throw new Error(`${method} ${path} answered ${response.statusCode}: ${answer}`);
    const set = new RegExp(`(${SESSION_COOKIE}=[^;]+)`).exec(String(response.headers['set-cookie'] ?? ''));
    this.cookie = set?.[1] ?? this.cookie;
    return JSON.parse(answer) as Readonly<Record<string, unknown>>;
  }
}

export interface Bought {
  readonly orderId: string;
  /** The milliseconds of the call that starts the payment and, with this card, also confirms the order. */
  readonly paymentMs: number;
}

/**
 * Opens the connection of a buyer. `fetch` took an eighth of the machine's time, which the shop then lacked.
 */
export function connectionTo(url: string): Client {
  return new Client(url);
}

/** Buys as a guest from the first product to the confirmation. @throws when a call is refused */
export async function buy(connection: Client, varuIds: readonly string[]): Promise<Bought> {
  const guest = new Guest(connection);
  for (let nth = 0; nth < GOODS; nth += 1)
    await guest.call('POST', '/cart/add-quantity', { id: anyOf(varuIds), quantity: 1 });
  await guest.call('PUT', '/customer-details', receiver);
  await guest.call('PUT', '/shipments/sync-user-choice', { optionId: 'postal' });
  const began = performance.now();
  const payment = { paymentMethod: 'scheme', paymentDetails: card, ageDeclared: true };
  const { success, purchaseOrderId } = await guest.call('POST', '/payments/start', payment);
  const paymentMs = performance.now() - began;
  const orderId = String(purchaseOrderId);
  if (success !== true) throw new Error(`the payment of order ${orderId} was not confirmed`);
  await guest.call('GET', `/api/confirmation?id=${orderId}`);
  return { orderId, paymentMs };
}

function anyOf(varuIds: readonly string[]): string {
  return varuIds[Math.floor(Math.random() * varuIds.length)] ?? '';
}
