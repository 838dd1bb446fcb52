import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate } from '../../../../domain/kernel/index.js';
import { networkOf } from '../../../access/rate-limit/network-of.js';
import type { RateLimit } from '../../../access/rate-limit/rate-limit.js';
import { SharedLimits } from '../../../access/rate-limit/shared-limits.js';
import { Clock } from '../../../foundation/clock.js';
import { trackingRule } from '../tracking-rule.js';

/** Limits wrong links to orders, for each visitor. A correct one is not counted. */
@Injectable()
export class OrderLinkLimit {
  private readonly addresses: RateLimit;

  constructor(@Inject(Clock) clock: Clock, @Inject(SharedLimits) limits: SharedLimits) {
    const { wrongOfAddress: calls, addressMinutes } = trackingRule.on(stockholmDate(clock.now()));
    this.addresses = limits.of({ name: 'order-link', calls, seconds: addressMinutes * 60 });
  }

  /** Counts before the check, so that parallel calls share one limit. @throws Problem 429. */
  async ask(ip: string, check: () => boolean): Promise<boolean> {
    const network = networkOf(ip);
    await this.addresses.spend(network);
    const holds = check();
    if (holds) await this.addresses.giveBack(network);
    return holds;
  }
}
