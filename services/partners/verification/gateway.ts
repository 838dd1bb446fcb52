import type { BusinessDate } from '../../../domain/kernel/index.js';

/** The unique identity of a pack, as its 2D code says it. */
export interface PackIdentity {
  /** The product code (GTIN or NTIN) with 14 digits. */
  readonly productCode: string;
  readonly serial: string;
  readonly batch: string;
  readonly expiresOn: BusinessDate;
}

/**
 * What the verification system says of a pack. `dispensed`: it was handed out before. `recalled`: its batch may not be
 * handed out. `wrong-batch`: the pack exists with another batch or day of expiry. `unknown`: no such pack was made.
 */
export type PackState = 'active' | 'dispensed' | 'recalled' | 'expired' | 'wrong-batch' | 'unknown';

export interface PackAnswer {
  readonly state: PackState;
  /** The transaction that took the pack out of the system. Null while it is active. */
  readonly transactionId: string | null;
}

export const VERIFICATION_GATEWAY = Symbol('verification gateway');

/**
 * The national system that verifies packs of medicines (2011/62/EU, regulation 2016/161). It learns of packs, and
 * nothing of who gets them. Calls throw one of the `PartnerError`s.
 */
export interface VerificationGateway {
  /** Asks what a pack is. This changes nothing. */
  verify(pack: PackIdentity): Promise<PackAnswer>;
  /**
   * Takes a pack out of the system, because it is handed out. The transaction id is the idempotency key. An answer that
   * names another transaction means that somebody else handed the pack out.
   */
  decommission(pack: PackIdentity, transactionId: string): Promise<PackAnswer>;
  /** Undoes our own `decommission`, within ten days. It changes nothing when the transaction is not the pack's. */
  reactivate(pack: PackIdentity, transactionId: string): Promise<PackAnswer>;
}
