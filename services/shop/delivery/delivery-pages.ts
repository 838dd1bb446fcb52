import { Inject, Injectable } from '@nestjs/common';

import { deliveryRule } from '../../../domain/delivery/index.js';
import { stockholmDate } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import type { DeliveryService } from './contract.js';
import { describedDelivery } from './described-options.js';

/** The delivery options for the help page. */
@Injectable()
export class DeliveryPages implements DeliveryService {
  constructor(@Inject(Clock) private readonly clock: Pick<Clock, 'now'>) {}

  described: DeliveryService['described'] = () =>
    Promise.resolve(describedDelivery(deliveryRule.on(stockholmDate(this.clock.now()))));
}
