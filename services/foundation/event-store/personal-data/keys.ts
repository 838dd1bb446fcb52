import { randomBytes } from 'node:crypto';

import { LRUCache } from 'lru-cache';
import type pg from 'pg';

import type { PersonRef, Purpose } from '../../../../domain/kernel/index.js';
import type { KeyRing } from '../../config/key-ring.js';
import { checkValue } from '../../config/check-value.js';
import { Batch } from '../../database/batch.js';
import type { DestroyedKeys } from './destroyed-keys.js';
import { ResolvedKeys, type KeyAnswer, type KnownKey } from './resolved-keys.js';
import { nameOf, unwrapWithAny, wrapKey, type KeyId } from './wrapping.js';

interface KeyRow extends KeyId {
  readonly wrapped_key: Buffer | null;
}

export interface KeyCacheOptions {
  readonly max: number;
  /** How long an erased person's key may stay in another process's memory (milliseconds). */
  readonly ttlMs: number;
  readonly now: () => number;
}

export const KEY_CACHE: KeyCacheOptions = { max: 50_000, ttlMs: 60_000, now: () => performance.now() };

const DESTROYED: KnownKey = { kind: 'destroyed' };

/**
 * Keeps one key for each (person, purpose), encrypted with the shop's master key. When the key is destroyed, the
 * person's fields become unreadable in the store, its replicas and its backups (CORE-11). The cache only saves reads. A
 * batch of events takes each key from it once.
 */
export class PersonalDataKeys {
  private readonly cache: LRUCache<string, KnownKey>;
  /** Each new key waits for the disk. A guest's order needs three, so keys of one moment share a statement. */
  private readonly created = new Batch<KeyId, KeyAnswer>((ids) => this.createAll(ids));
  /**
   * Counts the keys that this process destroyed. A read that began before a key was destroyed must not cache that key.
   */
  private destructions = 0;

  constructor(
    private readonly pool: pg.Pool,
    private readonly masterKeys: KeyRing,
    { max, ttlMs, now }: KeyCacheOptions = KEY_CACHE,
    /** Called with each key before the key is destroyed. */
    private readonly destroyedKeys: Pick<DestroyedKeys, 'note'> | null = null,
  ) {
    this.cache = new LRUCache({ max, ttl: ttlMs, ttlResolution: 0, perf: { now } });
  }

  /** Returns the key to encrypt with, and creates it on first use. @throws KeyDestroyed for an erased person */
  async keyFor(person: PersonRef, purpose: Purpose): Promise<Buffer> {
    const id = { person, purpose };
    const known = this.cache.get(nameOf(id)) ?? (await this.create(id));
    if (known.kind === 'destroyed') throw new KeyDestroyed(person, purpose);
    return known.key;
  }

  /**
   * Reads the keys of many fields with at most one query. A key that could not be read throws its reason when it is
   * used.
   */
  async resolve(ids: readonly KeyId[]): Promise<ResolvedKeys> {
    const answers = new Map<string, KeyAnswer>();
    const missing = new Map<string, KeyId>();
    for (const id of ids) {
      const name = nameOf(id);
      const known = answers.has(name) || missing.has(name) ? undefined : this.cache.get(name);
      if (known) answers.set(name, known);
      else if (!answers.has(name)) missing.set(name, id);
    }
    if (missing.size > 0)
      for (const [name, answer] of await this.read([...missing.values()])) answers.set(name, answer);
    return new ResolvedKeys(answers);
  }

  /** Destroys the key of a person for a purpose, for ever. The empty row stays, so that no new key is created. */
  async destroy(person: PersonRef, purpose: Purpose): Promise<void> {
    await this.destroyedKeys?.note({ person, purpose });
    await this.pool.query(
      `INSERT INTO person_key (person, purpose, wrapped_key, destroyed_at) VALUES ($1, $2, NULL, now())
       ON CONFLICT (person, purpose) DO UPDATE SET wrapped_key = NULL, destroyed_at = now()`,
      [person, purpose],
    );
    this.destructions += 1;
    this.cache.set(nameOf({ person, purpose }), DESTROYED);
  }

  /** Destroys a key like `destroy`, but only for persons who have one. */
  async destroyIfAny(persons: readonly PersonRef[], purpose: Purpose): Promise<void> {
    const { rows } = await this.pool.query<{ person: PersonRef }>(
      'SELECT person FROM person_key WHERE purpose = $2 AND person = ANY($1) AND wrapped_key IS NOT NULL',
      [persons, purpose],
    );
    for (const { person } of rows) await this.destroy(person, purpose);
  }

  private async read(ids: readonly KeyId[]): Promise<readonly [string, KeyAnswer][]> {
    const before = this.destructions;
    const { rows } = await this.pool.query<KeyRow>(
      `SELECT person, purpose, wrapped_key FROM person_key
       JOIN unnest($1::text[], $2::text[]) AS wanted(person, purpose) USING (person, purpose)`,
      [ids.map(({ person }) => person), ids.map(({ purpose }) => purpose)],
    );
    return rows.map((row) => [nameOf(row), this.attempted(row, before)]);
  }

  /** Decrypts the key of a row. A row that cannot be decrypted must not fail the other rows of its batch. */
  private attempted(row: KeyRow, before: number): KeyAnswer {
    try {
      return this.known(row, before);
    } catch (cause) {
      return { kind: 'not-loaded', cause };
    }
  }

  private async create(id: KeyId): Promise<KnownKey> {
    const answer = await this.created.ask(id);
    if (answer.kind === 'missing') throw new MasterKeyReplaced();
    if (answer.kind === 'not-loaded') throw answer.cause;
    return answer;
  }

  private async createAll(ids: readonly KeyId[]): Promise<readonly KeyAnswer[]> {
    const before = this.destructions;
    const [masterKey] = this.masterKeys;
    const wanted = [...new Map(ids.map((id) => [nameOf(id), id])).values()];
    const wrapped = wanted.map((id) => wrapKey(randomBytes(32), id, masterKey));
    // The update changes nothing. With it, RETURNING returns the row that already existed. The fixed order prevents
    // deadlocks between two processes.
    const text = `INSERT INTO person_key (person, purpose, wrapped_key)
       SELECT person, purpose, wrapped_key FROM unnest($1::text[], $2::text[], $3::bytea[]) AS n (person, purpose, wrapped_key)
       WHERE NOT EXISTS (SELECT FROM replaced_key WHERE name = 'MASTER_KEY' AND check_value = $4 AND done_at IS NOT NULL)
       ORDER BY person, purpose
       ON CONFLICT (person, purpose) DO UPDATE SET purpose = EXCLUDED.purpose RETURNING person, purpose, wrapped_key`;
    const [persons, purposes] = [wanted.map(({ person }) => person), wanted.map(({ purpose }) => purpose)];
    const values = [persons, purposes, wrapped, checkValue('MASTER_KEY', masterKey)];
    const { rows } = await this.pool.query<KeyRow>({ name: 'create-keys', text, values });
    const answers = new Map(rows.map((row) => [nameOf(row), this.attempted(row, before)]));
    return ids.map((id) => answers.get(nameOf(id)) ?? { kind: 'missing' });
  }

  private known(row: KeyRow, before: number): KnownKey {
    const { wrapped_key: wrapped } = row;
    const known: KnownKey = wrapped
      ? { kind: 'present', key: unwrapWithAny(wrapped, row, this.masterKeys) }
      : DESTROYED;
    if (before === this.destructions) this.cache.set(nameOf(row), known);
    return known;
  }
}

/**
 * Thrown in a process whose master key was replaced meanwhile. A process with only the new key could not decrypt what
 * the old one encrypts now.
 */
export class MasterKeyReplaced extends Error {
  constructor() {
    super('MASTER_KEY has been changed while this process held the one before: start it again with the present one');
  }
}

export class KeyDestroyed extends Error {
  constructor(person: PersonRef, purpose: Purpose) {
    super(`the ${purpose} key of ${person} has been destroyed`);
  }
}
