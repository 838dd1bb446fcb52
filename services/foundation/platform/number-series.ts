import type pg from 'pg';

import { ScatteredNumbers } from './scattered-numbers.js';

/**
 * The range of new order numbers, which have nine digits. Order numbers of earlier releases and generated histories
 * begin with 1. Member numbers begin with 8.
 */
const ORDER_NUMBERS = { least: 200_000_000, count: 600_000_000 };
/** First number of the order sequence (migrations/0004). */
const FIRST_ORDER = 100_000_001;

/** Assigns order numbers and member numbers. A number is used once; gaps are allowed. */
export class NumberSeries {
  private scattered: Promise<ScatteredNumbers> | null = null;

  constructor(private readonly pool: pg.Pool) {}

  memberNumber(): Promise<string> {
    return this.next('member_number');
  }

  /**
   * Returns a new order number. The numbers are scattered, so that one does not reveal the next (docs/decisions/0032).
   */
  async orderNumber(): Promise<string> {
    const place = NumberSeries.placeOf(await this.next('order_number'));
    return (await this.orderNumbers()).at(place);
  }

  static placeOf(counted: string): number {
    return Number(counted) - FIRST_ORDER;
  }

  private async orderNumbers(): Promise<ScatteredNumbers> {
    this.scattered ??= this.readKey().then((key) => new ScatteredNumbers(key, ORDER_NUMBERS));
    // After a failure the next call queries the database again.
    this.scattered.catch(() => (this.scattered = null));
    return this.scattered;
  }

  private async readKey(): Promise<Buffer> {
    const { rows } = await this.pool.query<{ key: Buffer }>("SELECT key FROM number_key WHERE series = 'order_number'");
    if (!rows[0]) throw new Error('the database has no key for order numbers (migrations/0130)');
    return rows[0].key;
  }

  private async next(sequence: 'member_number' | 'order_number'): Promise<string> {
    const text = 'SELECT nextval($1::regclass)::text AS number';
    const { rows } = await this.pool.query<{ number: string }>({ name: 'next-number', text, values: [sequence] });
    return rows[0]?.number ?? '';
  }
}
