import type pg from 'pg';

import { ERA_STATEMENT } from './read-statements.js';

/**
 * The era of each connection. A connection ends with its server, so its era never changes, and is asked for once. Each
 * checkpoint that moves would otherwise ask again (bench `checkout`).
 */
export class ErasOfConnections {
  private known = new WeakMap<pg.PoolClient, string>();
  private latest: string | null = null;

  /** Tells the era of a read. An administrator can reset the server's statistics, which also begins an era. */
  seen(era: string): void {
    if (this.latest !== era) this.known = new WeakMap();
    this.latest = era;
  }

  async of(client: pg.Pool | pg.PoolClient): Promise<string> {
    if (!('release' in client)) return asked(client);
    const known = this.known.get(client);
    if (known !== undefined) return known;
    const { known: into } = this;
    const era = await asked(client);
    into.set(client, era);
    return era;
  }
}

async function asked(client: pg.Pool | pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ era: string }>(ERA_STATEMENT);
  return rows[0]?.era ?? '';
}
