import type pg from 'pg';

import type { Uuid } from '../../../domain/kernel/index.js';

/** No log-in takes this long. An older claim is from a process that died. */
const LEFT_BEHIND = '1 day';

/** Reserves a customer id for a person's first log-in, until its event is recorded. */
export class PersonClaims {
  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  /**
   * Returns the offered id, or the id that was claimed first. While LOOKUP_KEY is being replaced, a person has two
   * hashes, and both are claimed in a fixed order. Any two processes share at least one hash, so they get the same id.
   */
  async take(hashes: readonly string[], offered: Uuid): Promise<Uuid> {
    let claimed = offered;
    for (const person of [...hashes].sort()) claimed = await this.takeOne(person, claimed);
    if (hashes.length > 1) await this.align(hashes, claimed);
    return claimed;
  }

  /**
   * Sets this id on all hashes, so that they are released together. One of them may hold an earlier claim for another
   * id.
   */
  private async align(hashes: readonly string[], claimed: Uuid): Promise<void> {
    const text = 'UPDATE person_claim SET customer_id = $2 WHERE person = ANY($1) AND customer_id <> $2';
    await this.pool.query(text, [hashes, claimed]);
  }

  private async takeOne(person: string, offered: Uuid): Promise<Uuid> {
    // The update changes nothing. With it, RETURNING returns the row that already existed.
    const { rows } = await this.pool.query<{ customer_id: Uuid }>(
      `WITH left_behind AS (DELETE FROM person_claim WHERE claimed_at < now() - $3::interval AND person <> $1)
       INSERT INTO person_claim (person, customer_id) VALUES ($1, $2)
       ON CONFLICT (person) DO UPDATE SET person = EXCLUDED.person RETURNING customer_id`,
      [person, offered, LEFT_BEHIND],
    );
    return rows[0]?.customer_id as Uuid;
  }

  /** Deletes the claims of a customer who is recorded, erased, or was never created. */
  async release(customerId: Uuid): Promise<void> {
    await this.pool.query('DELETE FROM person_claim WHERE customer_id = $1', [customerId]);
  }
}
