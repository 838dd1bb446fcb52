import { Inject, Injectable } from '@nestjs/common';

import { isForgotten } from '../../../../domain/kernel/index.js';
import type { Session } from '../../../access/session/session.js';
import { LatestOrder } from '../../order/history/latest-order.js';

export interface LastChoice {
  readonly optionId: string;
  readonly placeId: string | null;
}

/** The delivery of the customer's latest order, which the next purchase offers first (CHK-02). */
@Injectable()
export class LastDelivery {
  constructor(@Inject(LatestOrder) private readonly latest: Pick<LatestOrder, 'of'>) {}

  async of(session: Session | null): Promise<LastChoice | null> {
    const order = await this.latest.of(session);
    if (!order) return null;
    const { delivery, pickupPlace } = order;
    const placeId = pickupPlace && !isForgotten(pickupPlace) ? pickupPlace.placeId : null;
    return { optionId: delivery.optionId, placeId };
  }
}
