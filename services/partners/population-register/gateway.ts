import type { PersonNumber } from '../../../domain/kernel/index.js';

export interface RegisteredAddress {
  readonly streetAddress: string;
  /** Five digits. */
  readonly postalCode: string;
  readonly city: string;
  readonly coAddress: string | null;
}

/** The injection token of the client. The value is null where no register is connected, so no address is known. */
export const POPULATION_REGISTER_GATEWAY = Symbol('population register gateway');

export interface PopulationRegisterGateway {
  /**
   * Returns a person's registered address. Null for an unknown person, for a person outside Sweden, and for a protected
   * identity. These three cases must look alike. Throws one of the `PartnerError`s. Their outcome, status and code
   * never contain the person number.
   */
  addressOf(personNumber: PersonNumber): Promise<RegisteredAddress | null>;
  /** Whether the register says that a person has died. False for an unknown person. It fails as `addressOf` does. */
  isDeceased(personNumber: PersonNumber): Promise<boolean>;
}
