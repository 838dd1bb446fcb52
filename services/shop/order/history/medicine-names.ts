import { Inject, Injectable } from '@nestjs/common';

import type { PlacedOrder } from '../../../../domain/order/index.js';
import { may } from '../../../access/permission/may.js';
import { Clock } from '../../../foundation/clock.js';
import { forOthersFacts, type OrderFact } from './for-others.js';
import { namedFor, patientsOf } from './named-lines.js';
import { OrderedReaders, type Reading } from '../ordered-readers.js';

const NOTHING: { readonly own: ReadonlySet<PlacedOrder>; readonly readable: ReadonlySet<string> } = {
  own: new Set(),
  readable: new Set(),
};

/** LAW-09: names the medicines of orders to who may know their patients now. A weak log-in is not enough. */
@Injectable()
export class MedicineNames {
  constructor(
    @Inject(OrderedReaders) private readonly readers: OrderedReaders,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The orders, with the names that the visitor may read. All other prescription lines keep their neutral name. */
  async in(orders: readonly PlacedOrder[], reading: Reading | null): Promise<readonly PlacedOrder[]> {
    const { own, readable } = await this.readable(orders, reading);
    return orders.map((each) => (own.has(each) ? namedFor(each, readable) : each));
  }

  /** RX-08: who ordered, paid and collects what is for others, where the visitor may read for whom it is. */
  async forOthers(order: PlacedOrder, reading: Reading): Promise<readonly OrderFact[]> {
    const { own, readable } = await this.readable([order], reading);
    return own.has(order) ? forOthersFacts(order, readable) : [];
  }

  /** The customer's own orders, and those for whose patients the customer acts now. A second question is no second look. */
  private async readable(orders: readonly PlacedOrder[], reading: Reading | null) {
    const session = reading?.session;
    if (!reading || !session?.customerId || !may(session, 'order.list', this.clock.now())) return NOTHING;
    const own = new Set(orders.filter(({ customerId }) => customerId === session.customerId));
    const patients = [...own].flatMap(patientsOf);
    if (patients.length === 0) return NOTHING;
    return { own, readable: await this.readers.looked(reading, patients) };
  }
}
