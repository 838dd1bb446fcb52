import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { LRUCache } from 'lru-cache';
import type pg from 'pg';

import type { PersonRef, Purpose } from '../../../domain/kernel/index.js';

interface KeyId {
  readonly person: PersonRef;
  readonly purpose: Purpose;
}

interface KeyRow extends KeyId {
  readonly wrapped_key: Buffer | null;
}

/** An erased person's key may live on in another process's memory for this long, and no longer. */
const CACHE_TTL_MS = 60_000;
const CACHE_MAX = 50_000;
const DESTROYED = Symbol('destroyed');

/**
 * One key a (person, purpose), wrapped by the shop's master key. Destroying it makes every copy of
 * the person's fields unreadable, in the store, in its replicas and in its backups (CORE-11).
 */
export class PersonalDataKeys {
  private readonly cache = new LRUCache<string, Buffer | typeof DESTROYED>({ max: CACHE_MAX, ttl: CACHE_TTL_MS });

  constructor(
    private readonly pool: pg.Pool,
    private readonly masterKey: Buffer,
  ) {}

  /** The key to write with, made on first use. @throws KeyDestroyed for an erased person. */
  async keyFor(person: PersonRef, purpose: Purpose): Promise<Buffer> {
    if (!this.cache.has(name({ person, purpose }))) await this.create({ person, purpose });
    const key = this.loaded(person, purpose);
    if (!key) throw new KeyDestroyed(person, purpose);
    return key;
  }

  /** Brings the keys of many fields into memory in one read. */
  async load(ids: readonly KeyId[]): Promise<void> {
    const missing = [...new Map(ids.filter((id) => !this.cache.has(name(id))).map((id) => [name(id), id])).values()];
    if (missing.length === 0) return;
    const { rows } = await this.pool.query<KeyRow>(
      `SELECT person, purpose, wrapped_key FROM person_key
       JOIN unnest($1::text[], $2::text[]) AS wanted(person, purpose) USING (person, purpose)`,
      [missing.map(({ person }) => person), missing.map(({ purpose }) => purpose)],
    );
    rows.forEach((row) => this.remember(row));
  }

  /** Null when destroyed or not loaded. */
  loaded(person: PersonRef, purpose: Purpose): Buffer | null {
    const key = this.cache.get(name({ person, purpose }));
    return key === undefined || key === DESTROYED ? null : key;
  }

  /** Forgets a person for a purpose, for ever; the empty row stays so that no new key is made. */
  async destroy(person: PersonRef, purpose: Purpose): Promise<void> {
    await this.pool.query(
      `INSERT INTO person_key (person, purpose, wrapped_key, destroyed_at) VALUES ($1, $2, NULL, now())
       ON CONFLICT (person, purpose) DO UPDATE SET wrapped_key = NULL, destroyed_at = now()`,
      [person, purpose],
    );
    this.cache.set(name({ person, purpose }), DESTROYED);
  }

  /** As `destroy`, for whoever of these has a key; the others are left without. */
  async destroyIfAny(persons: readonly PersonRef[], purpose: Purpose): Promise<void> {
    const { rows } = await this.pool.query<{ person: PersonRef }>(
      'SELECT person FROM person_key WHERE purpose = $2 AND person = ANY($1) AND wrapped_key IS NOT NULL',
      [persons, purpose],
    );
    for (const { person } of rows) await this.destroy(person, purpose);
  }

  private async create(id: KeyId): Promise<void> {
    const wrapped = this.wrap(randomBytes(32), id);
    // The update changes nothing, it makes RETURNING answer with the row that stood there first.
    const { rows } = await this.pool.query<KeyRow>(
      `INSERT INTO person_key (person, purpose, wrapped_key) VALUES ($1, $2, $3)
       ON CONFLICT (person, purpose) DO UPDATE SET purpose = EXCLUDED.purpose RETURNING person, purpose, wrapped_key`,
      [id.person, id.purpose, wrapped],
    );
    rows.forEach((row) => this.remember(row));
  }

  private remember(row: KeyRow): void {
    this.cache.set(name(row), row.wrapped_key ? this.unwrap(row.wrapped_key, row) : DESTROYED);
  }

  private wrap(key: Buffer, id: KeyId): Buffer {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.masterKey, iv).setAAD(Buffer.from(name(id)));
    const text = Buffer.concat([cipher.update(key), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]);
  }

  private unwrap(wrapped: Buffer, id: KeyId): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.masterKey, wrapped.subarray(0, 12));
    decipher.setAAD(Buffer.from(name(id))).setAuthTag(wrapped.subarray(12, 28));
    return Buffer.concat([decipher.update(wrapped.subarray(28)), decipher.final()]);
  }
}

export class KeyDestroyed extends Error {
  constructor(person: PersonRef, purpose: Purpose) {
    super(`the ${purpose} key of ${person} has been destroyed`);
  }
}

function name({ person, purpose }: KeyId): string {
  return `${person}/${purpose}`;
}
