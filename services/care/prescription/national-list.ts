import { Inject, Injectable, Logger } from '@nestjs/common';

import type { PersonNumber } from '../../../domain/kernel/index.js';
import type { PrescriptionKind } from '../../../domain/prescription/index.js';
import { E_HEALTH_GATEWAY, type EHealthGateway, type PrescriptionList } from '../../partners/e-health/gateway.js';
import { PartnerError, PartnerRefusal } from '../../partners/partner-error.js';

/** RX-20: the national list of prescriptions. Whatever goes wrong there, the service is closed. */
@Injectable()
export class NationalList {
  private readonly logger = new Logger(NationalList.name);

  constructor(@Inject(E_HEALTH_GATEWAY) private readonly gateway: EHealthGateway | null) {}

  /** Returns the list, or null when the service is closed. */
  of(personNumber: PersonNumber, kind: PrescriptionKind): Promise<PrescriptionList | null> {
    return this.orClosed(async (gateway) => gateway.prescriptionsOf(personNumber, kind));
  }

  async isOpen(): Promise<boolean> {
    return (await this.orClosed((gateway) => gateway.status().then(() => true))) ?? false;
  }

  private async orClosed<T>(ask: (gateway: EHealthGateway) => Promise<T>): Promise<T | null> {
    if (!this.gateway) return null;
    try {
      return await ask(this.gateway);
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      // The partner's own message may name a person or a drug, so it is not logged.
      const why = error instanceof PartnerRefusal ? `refused (${error.status})` : error.outcome;
      this.logger.warn(`No answer of the e-health service: ${why}`);
      return null;
    }
  }
}
