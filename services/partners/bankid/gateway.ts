import type { z } from 'zod';

import type { AuthRequest, authAnswer, collectAnswer } from './protocol.js';

/** Stays on the server: neither the reference nor the QR secret may reach a browser. */
export type BankIdOrder = z.infer<typeof authAnswer>;
export type BankIdCollected = z.infer<typeof collectAnswer>;

/** Null where the e-ID is neither configured nor simulated: it is then not offered. */
export const BANKID_GATEWAY = Symbol('BankID gateway');
/** The address of the simulated telephone, under the shop's own origin; null where the real app opens. */
export const BANKID_APP = Symbol('BankID app');

/** BankID's Relying Party API v6. Calls throw one of the `PartnerError`s; a refusal carries BankID's `errorCode`. */
export interface BankIdGateway {
  /** A new order; it must be started within about 30 seconds. Never retried: each call makes an order. */
  auth(request: AuthRequest): Promise<BankIdOrder>;
  /**
   * Call it at most every two seconds. A final answer is given once; a repeated call is refused as `invalidParameters`.
   */
  collect(orderRef: string): Promise<BankIdCollected>;
  /** An ended order is refused as `invalidParameters`, which counts as cancelled. */
  cancel(orderRef: string): Promise<void>;
}
