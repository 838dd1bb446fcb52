import { Inject, Injectable } from '@nestjs/common';

import type { PlacedOrder } from '../../../../domain/order/index.js';
import { may } from '../../../access/permission/may.js';
import { Clock } from '../../../foundation/clock.js';
import { namedFor, patientsOf } from './named-lines.js';
import { OrderedReaders, type Reading } from '../ordered-readers.js';

/** LAW-09: names the medicines of orders to who may know their patients now. A weak log-in is not enough. */
@Injectable()
export class MedicineNames {
  constructor(
    @Inject(OrderedReaders) private readonly readers: OrderedReaders,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The orders, with the names that the visitor may read. All other prescription lines keep their neutral name. */
  async in(orders: readonly PlacedOrder[], reading: Reading | null): Promise<readonly PlacedOrder[]> {
    const session = reading?.session;
    if (!reading || !session?.customerId || !may(session, 'order.list', this.clock.now())) return orders;
    const own = new Set(orders.filter(({ customerId }) => customerId === session.customerId));
    const patients = [...own].flatMap(patientsOf);
    if (patients.length === 0) return orders;
    const readable = await this.readers.looked(reading, patients);
    return orders.map((each) => (own.has(each) ? namedFor(each, readable) : each));
  }
}
