import type pg from 'pg';

import type { Uuid } from '../../../domain/kernel/index.js';

/** No log-in takes so long: what is older was left by a process that died. */
const LEFT_BEHIND = '1 day';

/** Which id a person's first log-in writes under, from the moment it is made up until its event is recorded. */
export class PersonClaims {
  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  /**
   * The id to write under: the one offered, or the one that was there first. While LOOKUP_KEY is changed a person has two
   * hashes, and each is claimed, in one order: any two processes then meet at a hash that both of them know.
   */
  async take(hashes: readonly string[], offered: Uuid): Promise<Uuid> {
    let claimed = offered;
    for (const person of [...hashes].sort()) claimed = await this.takeOne(person, claimed);
    if (hashes.length > 1) await this.align(hashes, claimed);
    return claimed;
  }

  /** A hash may have been claimed for another id before the two met: released with this one, it is left to nobody. */
  private async align(hashes: readonly string[], claimed: Uuid): Promise<void> {
    const text = 'UPDATE person_claim SET customer_id = $2 WHERE person = ANY($1) AND customer_id <> $2';
    await this.pool.query(text, [hashes, claimed]);
  }

  private async takeOne(person: string, offered: Uuid): Promise<Uuid> {
    // The update changes nothing, it makes RETURNING answer with the row that stood there first.
    const { rows } = await this.pool.query<{ customer_id: Uuid }>(
      `WITH left_behind AS (DELETE FROM person_claim WHERE claimed_at < now() - $3::interval AND person <> $1)
       INSERT INTO person_claim (person, customer_id) VALUES ($1, $2)
       ON CONFLICT (person) DO UPDATE SET person = EXCLUDED.person RETURNING customer_id`,
      [person, offered, LEFT_BEHIND],
    );
    return rows[0]?.customer_id as Uuid;
  }

  /** Of a customer who is recorded, erased, or never came to be. */
  async release(customerId: Uuid): Promise<void> {
    await this.pool.query('DELETE FROM person_claim WHERE customer_id = $1', [customerId]);
  }
}
