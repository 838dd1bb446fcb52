import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Duplex } from 'node:stream';
import { createSecureContext, TLSSocket, type SecureContext } from 'node:tls';

import type { TlsPartner } from '../partners.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads our certificate for a partner with mutual TLS, and the partner's root CA. Both are checked before the shop
 * opens. The files are `<PARTNER>_CERT_FILE` and `_KEY_FILE` (PEM), or `_PFX_FILE` (PKCS#12), with `_KEY_PASSPHRASE`
 * and `_CA_FILE`.
 * @returns undefined when no file is named, as with a simulator
 * @throws Error whose one-line message names the wrong setting, but never its value
 */
export function partnerTls(partner: TlsPartner, environment: Environment, now = new Date()): SecureContext | undefined {
  const value = (name: string): string | undefined => environment[`${partner}_${name}`] || undefined;
  const file = (name: string): Buffer | undefined => contentOf(`${partner}_${name}`, value(name));
  const [cert, key, pfx, ca] = [file('CERT_FILE'), file('KEY_FILE'), file('PFX_FILE'), file('CA_FILE')];
  const passphrase = value('KEY_PASSPHRASE');
  if (pfx && (cert || key)) throw new Error(`${partner}_PFX_FILE: is set beside a PEM certificate; remove one of them`);
  if (!pfx && !cert && !key && !ca && !passphrase) return undefined;
  if (!pfx && !cert) throw new Error(`${partner}_CERT_FILE is missing`);
  if (!pfx && !key) throw new Error(`${partner}_KEY_FILE is missing`);
  if (ca) certificates(`${partner}_CA_FILE`, ca);
  if (cert && key) checkPair(partner, cert, key, passphrase);
  const shown = pfx ? `${partner}_PFX_FILE` : `${partner}_CERT_FILE`;
  const context = built(shown, { cert, key, pfx, passphrase, ca });
  checkTime(shown, ownCertificate(shown, context), now);
  return context;
}

function contentOf(setting: string, path: string | undefined): Buffer | undefined {
  if (!path) return undefined;
  try {
    return readFileSync(path);
  } catch {
    throw new Error(`${setting}: cannot be read`);
  }
}

/**
 * Parses each root certificate. OpenSSL would silently skip an unreadable one, and the shop would then trust no
 * certificate of the partner.
 */
function certificates(setting: string, pem: Buffer): readonly X509Certificate[] {
  const blocks = pem.toString('latin1').match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  if (blocks.length === 0) throw new Error(`${setting}: holds no certificate in PEM`);
  try {
    return blocks.map((block) => new X509Certificate(block));
  } catch {
    throw new Error(`${setting}: holds a certificate that cannot be read`);
  }
}

function checkPair(partner: TlsPartner, cert: Buffer, pem: Buffer, passphrase: string | undefined): void {
  const [own] = certificates(`${partner}_CERT_FILE`, cert);
  const key = privateKey(partner, pem, passphrase);
  if (!own?.checkPrivateKey(key)) throw new Error(`${partner}_KEY_FILE: is not the key of ${partner}_CERT_FILE`);
}

function privateKey(partner: TlsPartner, key: Buffer, passphrase: string | undefined) {
  try {
    return createPrivateKey({ key, passphrase });
  } catch {
    throw new Error(`${partner}_KEY_FILE: cannot be opened; is ${partner}_KEY_PASSPHRASE its passphrase?`);
  }
}

function built(setting: string, material: Parameters<typeof createSecureContext>[0]): SecureContext {
  try {
    return createSecureContext(material);
  } catch (error) {
    throw new Error(`${setting}: cannot be used (${(error as Error).message})`, { cause: error });
  }
}

/** Returns the certificate that is sent, from either kind of file. */
function ownCertificate(setting: string, secureContext: SecureContext): X509Certificate {
  const nowhere = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  const socket = new TLSSocket(nowhere, { secureContext, isServer: false });
  const own = socket.getX509Certificate();
  socket.destroy();
  if (!own) throw new Error(`${setting}: holds no certificate`);
  return own;
}

function checkTime(setting: string, { validFrom, validTo }: X509Certificate, now: Date): void {
  const day = (date: string): string => new Date(date).toISOString().slice(0, 10);
  if (now >= new Date(validTo)) throw new Error(`${setting}: the certificate ended on ${day(validTo)}`);
  if (now < new Date(validFrom)) throw new Error(`${setting}: the certificate begins on ${day(validFrom)}`);
}
