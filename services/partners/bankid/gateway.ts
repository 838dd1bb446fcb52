import type { z } from 'zod';

import type { AuthRequest, authAnswer, collectAnswer } from './protocol.js';

/**
 * A log-in request at BankID, which calls it an order. It stays on the server, because no browser may get the reference
 * or the QR secret.
 */
export type BankIdOrder = z.infer<typeof authAnswer>;
export type BankIdCollected = z.infer<typeof collectAnswer>;

/** The injection token of the client. The value is null where BankID is neither configured nor simulated. */
export const BANKID_GATEWAY = Symbol('BankID gateway');
/** The URL of the simulated phone, under the shop's own origin. Null where the real app opens. */
export const BANKID_APP = Symbol('BankID app');

/** BankID's Relying Party API v6. Calls throw one of the `PartnerError`s; a refusal carries BankID's `errorCode`. */
export interface BankIdGateway {
  /**
   * Starts a new log-in request. The app must open it within about 30 seconds. This call is never retried, because each
   * call starts another log-in request.
   */
  auth(request: AuthRequest): Promise<BankIdOrder>;
  /**
   * Asks for the state of a log-in request. Call it at most every two seconds. BankID gives a final answer once, and
   * refuses later calls as `invalidParameters`.
   */
  collect(orderRef: string): Promise<BankIdCollected>;
  /**
   * Cancels a log-in request. When the request has already ended, BankID answers `invalidParameters`. This counts as
   * cancelled.
   */
  cancel(orderRef: string): Promise<void>;
}
