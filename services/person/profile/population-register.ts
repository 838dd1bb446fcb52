import { Logger } from '@nestjs/common';

import { isCoordinationNumber, type PersonNumber } from '../../../domain/kernel/index.js';
import { PartnerError, PartnerRefusal } from '../../partners/partner-error.js';
import type { PopulationRegisterGateway, RegisteredAddress } from '../../partners/population-register/gateway.js';

/** Reads a person's registered address. Null without one, and when the register does not respond. It never throws. */
export abstract class PopulationRegister {
  abstract addressOf(personNumber: PersonNumber): Promise<RegisteredAddress | null>;
}

export class ConnectedRegister extends PopulationRegister {
  private readonly logger = new Logger(PopulationRegister.name);

  constructor(private readonly gateway: Pick<PopulationRegisterGateway, 'addressOf'>) {
    super();
  }

  async addressOf(personNumber: PersonNumber): Promise<RegisteredAddress | null> {
    // SET-07: a person with a coordination number is not in the population register.
    if (isCoordinationNumber(personNumber)) return null;
    try {
      return await this.gateway.addressOf(personNumber);
    } catch (error) {
      this.logger.warn(`No address of the population register: ${reasonOf(error)}`);
      return null;
    }
  }
}

export class NoRegister extends PopulationRegister {
  addressOf(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** Returns the reason for the log. The register's own message may contain the person number, so it is not used. */
function reasonOf(error: unknown): string {
  if (error instanceof PartnerRefusal) return `refused (${error.status})`;
  return error instanceof PartnerError ? error.outcome : 'failed';
}
