import { generateKeyPair } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** One key for each process. Making a key costs half a second of CPU, and the shops of a test may share one. */
let made: Promise<string> | undefined;

/**
 * The simulated Freja's signing key, as PKCS #8 PEM. It is stored in the folder, so that a second process with the same
 * data trusts it.
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
