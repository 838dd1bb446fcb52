import { Inject, Injectable } from '@nestjs/common';

import { deliveryRule, ownStockRule } from '../../../domain/delivery/index.js';
import { collectRule } from '../../../domain/order/index.js';
import { stockholmDate } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import type { DeliveryService } from './contract.js';
import { describedDelivery } from './described-options.js';

/** The delivery options for the help page. */
@Injectable()
export class DeliveryPages implements DeliveryService {
  constructor(@Inject(Clock) private readonly clock: Pick<Clock, 'now'>) {}

  described: DeliveryService['described'] = () => {
    const today = stockholmDate(this.clock.now());
    return Promise.resolve(describedDelivery(deliveryRule.on(today), ownStockRule.on(today), collectRule.on(today)));
  };
}
