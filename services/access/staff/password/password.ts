import { randomBytes, timingSafeEqual } from 'node:crypto';

import { HashThread, type HashTask } from './hash-thread.js';

export type HashCost = Omit<HashTask['options'], 'maxmem'>;

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** OWASP's minimum for scrypt with 32 MiB of memory (N = 32 768, r = 8) is p = 3. */
export const COST: HashCost = { N: 32_768, r: 8, p: 3 };
const MOST_MEMORY = 64 * 1024 * 1024;
/** The cost for public test passwords, which need no protection. */
export const LEAST_COST: HashCost = { N: 1024, r: 8, p: 1 };
/** Two passwords are hashed at a time. The other cores serve the shop. */
const threads = [new HashThread(), new HashThread()] as const;
/** Stored in place of a hash for staff who log in at the identity provider. */
export const NO_PASSWORD = 'none';

/** Returns "scrypt$N$r$p$salt$key". The cost is stored, so that it can be raised later. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return stored(cost, salt, await derive(password, salt, cost));
}

/** Returns a hash that no password matches. Its check takes as long as any other of this cost. */
export function hashOfNone(cost = COST): string {
  return stored(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
}

function stored({ N, r, p }: HashCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt = '', key = ''] = hash.split('$');
  if (scheme !== 'scrypt') return false;
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Whether the hash was made with other parameters than the current ones. */
export function isOutdated(hash: string, { N, r, p } = COST): boolean {
  return !hash.startsWith(`scrypt$${N}$${r}$${p}$`);
}

function derive(password: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
  const [one, other] = threads;
  const options = { ...cost, maxmem: MOST_MEMORY };
  return (one.load <= other.load ? one : other).derive({
    password: password.normalize('NFC'),
    salt,
    bytes: KEY_BYTES,
    options,
  });
}
