import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

import type pg from 'pg';

import type { KeyRing } from '../../config/key-ring.js';
import { inTransaction } from '../../../../projections/follower/index.js';
import { nameOf, type KeyId } from './wrapping.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = Buffer.from('destroyed key');
const LOCK = 4714;

/**
 * A file outside the database with the ids of destroyed keys. A restored dump brings destroyed keys back, and this list
 * names them. Each line is encrypted with the master key and is on disk before its key is destroyed. A crash may leave
 * an incomplete line. Its key was not destroyed, so the line is removed. A database lock allows one writer at a time,
 * so that no process removes another's unfinished line.
 */
export class DestroyedKeys {
  constructor(
    private readonly file: string,
    private readonly masterKeys: KeyRing,
    private readonly pool: pg.Pool,
  ) {}

  /** Resolves when the id is on disk. An id may be in the list more than once. */
  async note(id: KeyId): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      await this.write(id);
    });
  }

  /** Reads the ids in the list. @throws with the line's number when a line is damaged or encrypted with another key */
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

  /** Encrypts every line with the current master key. The new file is complete before it replaces the old one. */
  async sealAnew(): Promise<number> {
    return inTransaction(this.pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      const ids = await this.all();
      if (ids.length === 0) return 0;
      const anew = `${this.file}.anew`;
      const file = await open(anew, 'w', 0o600);
      try {
        await file.writeFile(ids.map((id) => `${this.seal(id)}\n`).join(''));
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(anew, this.file);
      await onDisk(path.dirname(this.file));
      return ids.length;
    });
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

  /**
   * Removes an incomplete last line. It reads only the file's last byte first, because the file grows with each erased
   * guest cart.
   */
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
    const cipher = createCipheriv('aes-256-gcm', this.masterKeys[0], iv).setAAD(PURPOSE);
    const text = Buffer.concat([cipher.update(JSON.stringify({ person, purpose }), 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
  }

  private open(line: string, number: number): KeyId {
    const bytes = Buffer.from(line, 'base64');
    let cause: unknown;
    for (const key of this.masterKeys) {
      try {
        return opened(bytes, key);
      } catch (error) {
        cause = error;
      }
    }
    throw new Error(`DESTROYED_KEYS_FILE: line ${number} cannot be read with this MASTER_KEY`, { cause });
  }
}

/** Flushes a folder to disk. The name of a new file in it is durable only after that. */
async function onDisk(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function opened(bytes: Buffer, key: Buffer): KeyId {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES)).setAAD(PURPOSE);
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as KeyId;
}
