import type { PersonNumber } from '../../../domain/kernel/index.js';

export interface RegisteredAddress {
  readonly streetAddress: string;
  /** Five digits. */
  readonly postalCode: string;
  readonly city: string;
  readonly coAddress: string | null;
}

/** Null where no register is connected: no addresses are known then. */
export const POPULATION_REGISTER_GATEWAY = Symbol('population register gateway');

export interface PopulationRegisterGateway {
  /**
   * A person's registered address. Null in three cases that must look alike: unknown to the register, not living in
   * Sweden, and protected identity. Throws one of the `PartnerError`s; its outcome, status and code never hold the
   * person number.
   */
  addressOf(personNumber: PersonNumber): Promise<RegisteredAddress | null>;
}
