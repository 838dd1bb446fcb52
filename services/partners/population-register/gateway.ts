import type { PersonNumber } from '../../../domain/kernel/index.js';

export interface RegisteredAddress {
  readonly streetAddress: string;
  /** Five digits. */
  readonly postalCode: string;
  readonly city: string;
  readonly coAddress: string | null;
}

export interface PopulationRegisterGateway {
  /**
   * Where someone is registered as living. Null alike for whom the register does not know, who lives
   * nowhere in Sweden, and whose identity is protected: nobody shall learn which it is.
   * Throws one of the `PartnerError`s, none of which holds the number in its outcome, status or code.
   */
  addressOf(personNumber: PersonNumber): Promise<RegisteredAddress | null>;
}
