import { randomBytes } from 'node:crypto';
import type { Faults } from '../simulation/faults.js';
import type { NotificationItem } from '../../services/partners/adyen/webhook.js';
import type { SimulatedPayment, SimulatorRecord, SimulatorState } from './state.js';

/** What the rules of the simulator can read. They return records of changes and never change the state themselves. */
export interface World {
  readonly state: SimulatorState;
  readonly now: () => Date;
  readonly merchantAccount: string;
  readonly faults: Faults;
  readonly swishExpiryMs: number;
  readonly offerExpiryMs: number;
  /** How long a slow bank takes to decide after the shopper has left its page. */
  readonly slowBankMs: number;
  /** The URL of the simulator's pages for the shopper's browser. */
  readonly pagesUrl: string;
}

export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  readonly records: readonly SimulatorRecord[];
}

const ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ23456789';

/** A new reference with sixteen upper-case characters, like Adyen's. */
export function newPspReference(): string {
  return [...randomBytes(16)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

type Changes = Partial<
  Pick<NotificationItem, 'pspReference' | 'originalReference' | 'merchantReference' | 'reason' | 'additionalData'>
> & { readonly value?: number };

/** A webhook about a payment, or about its capture, refund or cancellation. */
export function webhook(
  world: World,
  payment: SimulatedPayment,
  eventCode: string,
  success: boolean,
  changes: Changes = {},
): SimulatorRecord {
  const { value = payment.value, ...fields } = changes;
  const item: NotificationItem = {
    pspReference: payment.pspReference,
    originalReference: undefined,
    merchantReference: payment.reference,
    merchantAccountCode: world.merchantAccount,
    amount: { value, currency: payment.currency },
    eventCode,
    eventDate: world.now().toISOString(),
    success: success ? 'true' : 'false',
    paymentMethod: payment.brand,
    reason: '',
    additionalData: {},
    ...fields,
  };
  return { type: 'webhook', id: newSecret(), item };
}
