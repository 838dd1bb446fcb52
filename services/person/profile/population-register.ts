import { Logger } from '@nestjs/common';

import { isCoordinationNumber, type PersonNumber } from '../../../domain/kernel/index.js';
import { PartnerError, PartnerRefusal } from '../../partners/partner-error.js';
import type { PopulationRegisterGateway, RegisteredAddress } from '../../partners/population-register/gateway.js';

/** Where someone is registered as living; null for those who are not, or of whom it cannot be told now. Never throws. */
export abstract class PopulationRegister {
  abstract addressOf(personNumber: PersonNumber): Promise<RegisteredAddress | null>;
}

export class ConnectedRegister extends PopulationRegister {
  private readonly logger = new Logger(PopulationRegister.name);

  constructor(private readonly gateway: PopulationRegisterGateway) {
    super();
  }

  async addressOf(personNumber: PersonNumber): Promise<RegisteredAddress | null> {
    // SET-07: who has a coordination number is registered nowhere.
    if (isCoordinationNumber(personNumber)) return null;
    try {
      return await this.gateway.addressOf(personNumber);
    } catch (error) {
      this.logger.warn(`No address of the population register: ${reasonOf(error)}`);
      return null;
    }
  }
}

/** Where no register is connected nobody's address is known from it. */
export class NoRegister extends PopulationRegister {
  addressOf(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** In words of our own: the register's may repeat the number it was asked about. */
function reasonOf(error: unknown): string {
  if (error instanceof PartnerRefusal) return `refused (${error.status})`;
  return error instanceof PartnerError ? error.outcome : 'failed';
}
