import { readFileSync } from 'node:fs';

import type { PartnerTls } from './partner-http.js';

/**
 * The certificate a partner with mutual TLS wants to see, from files named by `<PARTNER>_CERT_FILE`,
 * `_KEY_FILE`, `_CA_FILE` and the key's `_KEY_PASSPHRASE`; undefined when none is named, as with a simulator.
 * @throws Error of one line that names the setting at fault.
 */
export function partnerTls(
  partner: 'BANKID' | 'FREJA' | 'POPULATION_REGISTER',
  environment: Readonly<Record<string, string | undefined>>,
): PartnerTls | undefined {
  const file = (name: string): string | undefined => contentOf(`${partner}_${name}`, environment[`${partner}_${name}`]);
  const cert = file('CERT_FILE');
  const key = file('KEY_FILE');
  if (!cert && !key) return undefined;
  if (!cert || !key) throw new Error(`${partner}_${cert ? 'KEY' : 'CERT'}_FILE is missing`);
  return { cert, key, ca: file('CA_FILE'), passphrase: environment[`${partner}_KEY_PASSPHRASE`] };
}

function contentOf(setting: string, path: string | undefined): string | undefined {
  if (!path) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${setting}: cannot be read`);
  }
}
