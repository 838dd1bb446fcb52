import { Inject, Injectable, Logger } from '@nestjs/common';

import { E_HEALTH_GATEWAY, type EHealthGateway } from '../../partners/e-health/gateway.js';
import { PartnerError, PartnerRefusal } from '../../partners/partner-error.js';

/** RX-20: the national e-health service. Whatever goes wrong there, the service is closed. */
@Injectable()
export class NationalService {
  private readonly logger = new Logger(NationalService.name);

  constructor(@Inject(E_HEALTH_GATEWAY) private readonly gateway: EHealthGateway | null) {}

  /** False where this shop has none. */
  get isPresent(): boolean {
    return this.gateway !== null;
  }

  /** Returns the answer, or null when the service is closed. */
  async ask<T>(question: (gateway: EHealthGateway) => Promise<T>): Promise<T | null> {
    if (!this.gateway) return null;
    try {
      return await question(this.gateway);
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      // The partner's own message may name a person or a drug, so it is not logged.
      const why = error instanceof PartnerRefusal ? `refused (${error.status})` : error.outcome;
      this.logger.warn(`No answer of the e-health service: ${why}`);
      return null;
    }
  }

  /**
   * As `ask`, and null as well while the status call does not answer 200. Both are asked at once, so it takes no longer. An
   * answer that comes while the service says that it is closed is not shown, and nothing is done by it.
   */
  async askWhileOpen<T>(question: (gateway: EHealthGateway) => Promise<T>): Promise<T | null> {
    const [isOpen, answer] = await Promise.all([this.isOpen(), this.ask(question)]);
    return isOpen ? answer : null;
  }

  async isOpen(): Promise<boolean> {
    return (await this.ask((gateway) => gateway.status().then(() => true))) ?? false;
  }
}
