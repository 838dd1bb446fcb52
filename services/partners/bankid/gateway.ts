import type { z } from 'zod';

import type { AuthRequest, authAnswer, collectAnswer } from './protocol.js';

/** Stays on the server: neither the reference nor the QR secret may reach a browser. */
export type BankIdOrder = z.infer<typeof authAnswer>;
export type BankIdCollected = z.infer<typeof collectAnswer>;

/** BankID's Relying Party API v6. Calls throw one of the `PartnerError`s; a refusal carries BankID's `errorCode`. */
export interface BankIdGateway {
  /** A new order; it must be started within some 30 seconds. Never repeated by us: each call is an order. */
  auth(request: AuthRequest): Promise<BankIdOrder>;
  /** At most every two seconds. A final answer is given once; asked again it is refused as `invalidParameters`. */
  collect(orderRef: string): Promise<BankIdCollected>;
  /** An order that is already over is refused as `invalidParameters`; that counts as cancelled. */
  cancel(orderRef: string): Promise<void>;
}
