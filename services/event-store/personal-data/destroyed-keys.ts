import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

import type pg from 'pg';

import { inTransaction } from '../../../projections/follower/index.js';
import { nameOf, type KeyId } from './wrapping.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = Buffer.from('destroyed key');
const LOCK = 4714;

/**
 * The ids of destroyed keys, in a file apart from the database: a dump that is restored brings the keys back that were
 * destroyed after it, and this list tells which. Each line is sealed with the master key and is on the disk before its
 * key is destroyed; a line cut short by a crash names a key that was not, and goes. Processes of one database write one
 * after the other, by a lock there: else one takes the line that another is writing for such a line.
 */
export class DestroyedKeys {
  constructor(
    private readonly file: string,
    private readonly masterKey: Buffer,
    private readonly pool: pg.Pool,
  ) {}

  /** Resolves when the id is on the disk; an id may stand there more than once. */
  async note(id: KeyId): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      await this.write(id);
    });
  }

  /** @throws with the number of a line that another key sealed or that was damaged */
  async all(): Promise<readonly KeyId[]> {
    const bytes = await readFile(this.file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return Buffer.alloc(0);
      throw error;
    });
    const lines = bytes
      .subarray(0, bytes.lastIndexOf('\n') + 1)
      .toString('utf8')
      .split('\n')
      .slice(0, -1);
    const ids = lines.map((line, index) => this.open(line, index + 1));
    return [...new Map(ids.map((id) => [nameOf(id), id])).values()];
  }

  private async write(id: KeyId): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true });
    const file = await open(this.file, 'a+', 0o600);
    try {
      await this.dropTornLine(file);
      await file.appendFile(`${this.seal(id)}\n`);
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  /** Only the last byte is read: the list grows with every guest's cart that is forgotten. */
  private async dropTornLine(file: FileHandle): Promise<void> {
    const { size } = await file.stat();
    if (size === 0) return;
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
    if (buffer.toString('latin1') === '\n') return;
    const bytes = await readFile(this.file);
    await file.truncate(bytes.lastIndexOf('\n') + 1);
  }

  private seal({ person, purpose }: KeyId): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.masterKey, iv).setAAD(PURPOSE);
    const text = Buffer.concat([cipher.update(JSON.stringify({ person, purpose }), 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
  }

  private open(line: string, number: number): KeyId {
    try {
      const bytes = Buffer.from(line, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', this.masterKey, bytes.subarray(0, IV_BYTES)).setAAD(PURPOSE);
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(text.toString('utf8')) as KeyId;
    } catch (cause) {
      throw new Error(`DESTROYED_KEYS_FILE: line ${number} cannot be read with this MASTER_KEY`, { cause });
    }
  }
}
