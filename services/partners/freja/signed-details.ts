import { createHash, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';

import { compactVerify, decodeProtectedHeader } from 'jose';

import { signedDetails, type SignedDetails } from './protocol.js';

/** Thrown when Freja did not sign an approval, or signed it for another request. Such an approval logs nobody in. */
export class FrejaSignatureRefused extends Error {
  constructor(reason: string) {
    super(`freja: ${reason}`);
    this.name = 'FrejaSignatureRefused';
  }
}

/** The maximum age of an approval. The shop fetches approvals within seconds, so an older one is a replay. */
const MOST_AGE_MS = 5 * 60_000;
const MOST_AHEAD_MS = 60_000;

export type FrejaKeys = ReadonlyMap<string, KeyObject>;

/**
 * Reads Freja's signing keys. Freja's answers name a key by its thumbprint.
 * @param pem one or more certificates (or public keys)
 * @throws Error when there is none
 */
export function frejaKeys(pem: string): FrejaKeys {
  const blocks = pem.match(/-----BEGIN (CERTIFICATE|PUBLIC KEY)-----[\s\S]+?-----END \1-----/g) ?? [];
  if (blocks.length === 0) throw new Error('holds no certificate or public key');
  return new Map(blocks.map(keyOf));
}

function keyOf(pem: string): [string, KeyObject] {
  const key = createPublicKey(pem);
  const der = pem.includes('BEGIN CERTIFICATE')
    ? new X509Certificate(pem).raw
    : key.export({ type: 'spki', format: 'der' });
  return [thumbprint(der), key];
}

export function thumbprint(der: Buffer): string {
  return createHash('sha1').update(der).digest('base64url');
}

/** Reads the details that Freja has signed. @param now milliseconds since 1970. @throws FrejaSignatureRefused */
export async function verifiedDetails(
  jws: string,
  authRef: string,
  keys: FrejaKeys,
  now: number,
): Promise<SignedDetails> {
  const payload = await verifiedPayload(jws, keys);
  const details = signedDetails.safeParse(payload);
  if (!details.success)
    throw new FrejaSignatureRefused(
      `the signed details lack ${details.error.issues[0]?.path.join('.') ?? 'something'}`,
    );
  if (details.data.authRef !== authRef) throw new FrejaSignatureRefused('the signed details are of another request');
  const age = now - details.data.timestamp;
  if (age > MOST_AGE_MS || age < -MOST_AHEAD_MS) throw new FrejaSignatureRefused('the signed details are not of now');
  return details.data;
}

async function verifiedPayload(jws: string, keys: FrejaKeys): Promise<unknown> {
  try {
    const key = keys.get(decodeProtectedHeader(jws).x5t ?? '');
    if (!key) throw new FrejaSignatureRefused('signed by an unknown key');
    // This list excludes `none` and symmetric algorithms, whatever the token's header says.
    const { payload } = await compactVerify(jws, key, { algorithms: ['RS256'] });
    return JSON.parse(new TextDecoder().decode(payload)) as unknown;
  } catch (error) {
    throw error instanceof FrejaSignatureRefused ? error : new FrejaSignatureRefused('the signature does not hold');
  }
}
