import type pg from 'pg';

import { NumberSeries } from '../../services/foundation/platform/number-series.js';
import { ScatteredNumbers } from '../../services/foundation/platform/scattered-numbers.js';
import type { LifeClock } from '../life-clock.js';

interface Reserved {
  readonly orders: string[];
  readonly members: string[];
}

/**
 * The order numbers of generated histories. They lie outside the range of real orders. The key is fixed, so that the
 * same seed gives the same numbers.
 */
const orderNumbers = new ScatteredNumbers(Buffer.from('a generated history'), {
  least: 100_000_000,
  count: 100_000_000,
});

/**
 * Order and member numbers that are reserved before customers act in parallel. Otherwise the numbers would depend on
 * the speed of the machine. Numbers that are not used stay unused.
 */
export class ReservedNumbers extends NumberSeries {
  private readonly reserved = new Map<number, Reserved>();

  constructor(
    private readonly numbers: pg.Pool,
    private readonly clock: LifeClock,
  ) {
    super(numbers);
  }

  async reserve(
    wishes: readonly { readonly customer: number; readonly orders?: number; readonly members?: number }[],
  ): Promise<void> {
    const places = await this.take(
      'order_number',
      wishes.reduce((sum, wish) => sum + (wish.orders ?? 0), 0),
    );
    const orders = places.map((place) => orderNumbers.at(NumberSeries.placeOf(place)));
    const members = await this.take(
      'member_number',
      wishes.reduce((sum, wish) => sum + (wish.members ?? 0), 0),
    );
    this.reserved.clear();
    for (const { customer, orders: ofOrders = 0, members: ofMembers = 0 } of wishes) {
      const kept = this.reserved.get(customer) ?? { orders: [], members: [] };
      kept.orders.push(...orders.splice(0, ofOrders));
      kept.members.push(...members.splice(0, ofMembers));
      if (ofOrders + ofMembers > 0) this.reserved.set(customer, kept);
    }
  }

  override orderNumber(): Promise<string> {
    return this.reservedNumber('orders');
  }

  override memberNumber(): Promise<string> {
    return this.reservedNumber('members');
  }

  private async reservedNumber(kind: keyof Reserved): Promise<string> {
    const number = this.reserved.get(this.clock.whose)?.[kind].shift();
    if (!number) throw new RangeError(`no number was reserved among ${kind}`);
    return number;
  }

  private async take(sequence: 'order_number' | 'member_number', count: number): Promise<string[]> {
    if (count === 0) return [];
    const text = `SELECT nextval('${sequence}')::text AS number FROM generate_series(1, $1)`;
    const { rows } = await this.numbers.query<{ number: string }>(text, [count]);
    return rows.map(({ number }) => number);
  }
}
