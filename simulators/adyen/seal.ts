import { createCipheriv, createDecipheriv, createECDH, createHash, randomBytes } from 'node:crypto';

/** The private key for card fields. It may be public, because it decrypts only test cards. */
const SECRET = createHash('sha256').update('the simulated partner’s card fields').digest();
const PREFIX = 'simulator_1';

/** The public P-256 key in base64. The simulated inputs encrypt with it. */
export function fieldsKey(): string {
  return own().getPublicKey('base64');
}

/** Encrypts like the simulated inputs in the browser, for callers without a browser. */
export function sealed(text: string): string {
  const once = createECDH('prime256v1');
  const from = once.generateKeys();
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(once.computeSecret(fieldsKey(), 'base64'), from), nonce);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [PREFIX, from.toString('base64'), Buffer.concat([nonce, content]).toString('base64')].join('$');
}

/** Decrypts a field. Null when it was not encrypted for the simulator. */
export function opened(blob: string): string | null {
  const [prefix, from64 = '', content64 = ''] = blob.split('$');
  if (prefix !== PREFIX) return null;
  try {
    const from = Buffer.from(from64, 'base64');
    const content = Buffer.from(content64, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', keyOf(own().computeSecret(from), from), content.subarray(0, 12));
    decipher.setAuthTag(content.subarray(-16));
    return Buffer.concat([decipher.update(content.subarray(12, -16)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function own() {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(SECRET);
  return ecdh;
}

function keyOf(secret: Buffer, from: Buffer): Buffer {
  return createHash('sha256').update(secret).update(from).digest();
}
