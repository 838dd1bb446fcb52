import type pg from 'pg';

/** Gives out numbers that people read out; a number is never given twice, a gap is nobody's loss. */
export class NumberSeries {
  constructor(private readonly pool: pg.Pool) {}

  memberNumber(): Promise<string> {
    return this.next('member_number');
  }

  orderNumber(): Promise<string> {
    return this.next('order_number');
  }

  private async next(sequence: 'member_number' | 'order_number'): Promise<string> {
    const { rows } = await this.pool.query<{ number: string }>(`SELECT nextval('${sequence}')::text AS number`);
    return rows[0]?.number ?? '';
  }
}
