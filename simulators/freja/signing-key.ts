import { generateKeyPair } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * The key that this process made, if any. Making a key costs half a second, so all shops of a test process share one.
 */
let made: Promise<string> | undefined;

/**
 * The key with which the simulated Freja signs, as PKCS #8 PEM. It is stored in the data directory, so that a second
 * process with the same data uses it too.
 */
export async function signingKey(dataDir: string | undefined): Promise<string> {
  const path = dataDir && join(dataDir, 'freja-key.pem');
  if (path && existsSync(path)) return readFileSync(path, 'utf8');
  made ??= makeKey();
  const pem = await made;
  if (dataDir && path) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, pem, { mode: 0o600 });
  }
  return pem;
}

async function makeKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
