import type { SecureContext } from 'node:tls';

import { z } from 'zod';

import { frejaKeys } from './freja/signed-details.js';
import { partnerTls, TLS_PARTNERS, type TlsPartner } from './tls/tls.js';

const hexKey = z.string().regex(/^([0-9a-fA-F]{2}){16,}$/, 'must be a hexadecimal key of at least 32 digits');
const httpUrl = z.url({ protocol: /^https?$/ });

/** Card numbers are typed into frames of this origin: HTTPS is required, except on this machine. */
const fieldsUrl = z
  .string()
  .regex(
    /^(https:\/\/[^\s;,'"]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/[^\s;,'"]*|\/partner\/[\w./-]+)$/,
    'must be an https address',
  );

function holdsFrejaKeys(pem: string): boolean {
  try {
    return frejaKeys(pem).size > 0;
  } catch {
    return false;
  }
}

/** Each call carries the password: HTTPS is required, except on this machine. */
const reportsUrl = z
  .string()
  .regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])[^\s?#]+$/, 'must be an https address');

/** Settings of the partners, real or simulated. */
export const partnersConfig = z.object({
  /** With the version: https://checkout-test.adyen.com/v71 */
  ADYEN_URL: httpUrl,
  ADYEN_API_KEY: z.string().min(1),
  /** Goes to the browser. */
  ADYEN_CLIENT_KEY: z.string().min(1),
  /** The script of the hosted card fields. Its origin is the only foreign one in the content security policy. */
  ADYEN_FIELDS_URL: fieldsUrl,
  /** The integrity hash that Adyen publishes with each version. */
  ADYEN_FIELDS_INTEGRITY: z
    .string()
    .regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'must be a fingerprint like sha384-…'),
  ADYEN_HMAC_KEY: hexKey,
  ADYEN_MERCHANT_ACCOUNT: z.string().regex(/^\w{1,80}$/, 'must be the name of a merchant account'),
  /** https://ca-live.adyen.com/reports/download */
  ADYEN_REPORTS_URL: reportsUrl,
  /** report@Company.Algort */
  ADYEN_REPORT_USER: z.string().regex(/^[^:\s]+$/, 'must be the name of a report user'),
  ADYEN_REPORT_PASSWORD: z.string().min(1),
  WAREHOUSE_URL: httpUrl,
  WAREHOUSE_HMAC_KEY: hexKey,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The push service for customers' telephones. */
  PUSH_URL: httpUrl,
  PUSH_API_KEY: z.string().min(1),
  /** The weather service, by postcode. */
  WEATHER_URL: httpUrl,
  /** With the version: https://appapi2.bankid.com/rp/v6.0 */
  BANKID_URL: httpUrl.optional(),
  /** https://services.prod.frejaeid.com */
  FREJA_URL: httpUrl.optional(),
  /** PEM: the certificates of Freja's signatures. */
  FREJA_SIGNING_KEYS: z.string().refine(holdsFrejaKeys, 'holds no certificate or public key in PEM').optional(),
  POPULATION_REGISTER_URL: httpUrl.optional(),
  /** Our identity at the register, and the assignment it has granted. */
  POPULATION_REGISTER_CUSTOMER: z.string().min(1).optional(),
  POPULATION_REGISTER_ASSIGNMENT: z.string().min(1).optional(),
});
export type PartnersConfig = z.infer<typeof partnersConfig>;

/**
 * The shop needs these. In production the others are real or absent: a simulated e-ID accepts anybody, and a simulated
 * register invents addresses.
 */
const NEEDED = ['adyen', 'warehouse', 'mail', 'push', 'weather'] as const;

export type PartnerName = (typeof NEEDED)[number] | 'bankid' | 'freja' | 'population-register';
const FIELDS: Readonly<Record<PartnerName, readonly (keyof PartnersConfig)[]>> = {
  adyen: [
    'ADYEN_URL',
    'ADYEN_API_KEY',
    'ADYEN_CLIENT_KEY',
    'ADYEN_FIELDS_URL',
    'ADYEN_FIELDS_INTEGRITY',
    'ADYEN_HMAC_KEY',
    'ADYEN_MERCHANT_ACCOUNT',
    'ADYEN_REPORTS_URL',
    'ADYEN_REPORT_USER',
    'ADYEN_REPORT_PASSWORD',
  ],
  warehouse: ['WAREHOUSE_URL', 'WAREHOUSE_HMAC_KEY'],
  mail: ['SMTP_URL'],
  push: ['PUSH_URL', 'PUSH_API_KEY'],
  weather: ['WEATHER_URL'],
  bankid: ['BANKID_URL'],
  freja: ['FREJA_URL', 'FREJA_SIGNING_KEYS'],
  'population-register': ['POPULATION_REGISTER_URL', 'POPULATION_REGISTER_CUSTOMER', 'POPULATION_REGISTER_ASSIGNMENT'],
};

/** The setting that makes a partner real, or simulated elsewhere. */
export function addressSetting(partner: PartnerName): keyof PartnersConfig {
  return FIELDS[partner][0] as keyof PartnersConfig;
}

export const PARTNER_NAMES = Object.keys(FIELDS) as readonly PartnerName[];

export interface ReadPartners {
  readonly given: Partial<PartnersConfig>;
  readonly toSimulate: readonly PartnerName[];
  readonly tls: PartnersTls;
}

/** For each partner with mutual TLS and an HTTPS address; undefined for plain HTTP, which only a simulator has. */
export type PartnersTls = Readonly<Partial<Record<TlsPartner, SecureContext>>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the partners' settings. A partner with an address must be configured completely; one without is simulated. In
 * production only the partners in SIMULATED_PARTNERS are simulated: else goods would be sent for money that nobody
 * paid.
 * @throws Error whose one-line message names the variable at fault, never its value
 */
export function readPartners(
  environment: Environment,
  { production = false }: { readonly production?: boolean } = {},
): ReadPartners {
  const named = (Object.keys(FIELDS) as PartnerName[]).filter((partner) => environment[FIELDS[partner][0] ?? '']);
  const wanted = named.flatMap((partner) => FIELDS[partner]);
  const missing = wanted.find((field) => !environment[field]);
  if (missing) throw new Error(`${missing} is missing`);
  const parsed = partnersConfig
    .partial()
    .safeParse(Object.fromEntries(wanted.map((field) => [field, environment[field]])));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}`);
  }
  if (production) refuseClear(named, environment);
  const tls = readTls(environment);
  const absent = (Object.keys(FIELDS) as PartnerName[]).filter((partner) => !named.includes(partner));
  return {
    given: parsed.data,
    toSimulate: production
      ? simulatedInProduction(
          absent,
          environment['SIMULATED_PARTNERS'] ?? '',
          named.filter((partner) => environment[FIELDS[partner][0] ?? '']?.startsWith('http:')),
        )
      : absent,
    tls,
  };
}

/** Without a certificate each call would be refused, and nobody could log in. */
function readTls(environment: Environment): PartnersTls {
  const addressed = TLS_PARTNERS.filter((partner) => environment[`${partner}_URL`]);
  const entries = addressed.map((partner) => {
    const tls = partnerTls(partner, environment);
    if (!tls && environment[`${partner}_URL`]?.startsWith('https:'))
      throw new Error(
        `${partner}_URL: an https address needs a client certificate; set ${partner}_CERT_FILE and ${partner}_KEY_FILE, or ${partner}_PFX_FILE`,
      );
    return [partner, tls] as const;
  });
  return Object.fromEntries(entries);
}

/** Orders, names and person numbers go to partners: plain HTTP is allowed only to a named simulator. */
function refuseClear(named: readonly PartnerName[], environment: Environment): void {
  const simulators = namesIn(environment['SIMULATED_PARTNERS']);
  for (const partner of named.filter((name) => !simulators.includes(name))) {
    const field = FIELDS[partner].find((name) => environment[name]?.startsWith('http:'));
    if (field)
      throw new Error(
        `${field}: must begin with https: in production, unless SIMULATED_PARTNERS names "${partner}" as a simulator`,
      );
  }
}

function namesIn(setting = ''): readonly string[] {
  return setting.split(',').flatMap((name) => name.trim() || []);
}

function simulatedInProduction(
  absent: readonly PartnerName[],
  setting: string,
  outside: readonly string[],
): readonly PartnerName[] {
  const asked = namesIn(setting);
  const wrong = asked.find((name) => !NEEDED.some((partner) => partner === name));
  if (wrong) throw new Error(`SIMULATED_PARTNERS: "${wrong}" is none of ${NEEDED.join(', ')}`);
  const both = asked.find((name) => !absent.some((partner) => partner === name) && !outside.includes(name));
  if (both) throw new Error(`SIMULATED_PARTNERS: ${both} has an address; take one of the two away`);
  const missing = NEEDED.find((partner) => absent.includes(partner) && !asked.includes(partner));
  if (missing)
    throw new Error(
      `${FIELDS[missing][0]}: is missing; production simulates no partner that SIMULATED_PARTNERS does not name ("${missing}")`,
    );
  return absent.filter((partner) => asked.includes(partner));
}

/** Settings of the partner's card fields. */
export function cardFieldsOf(config: PartnersConfig) {
  const { ADYEN_FIELDS_URL: script, ADYEN_FIELDS_INTEGRITY: integrity, ADYEN_CLIENT_KEY: clientKey } = config;
  return { script, integrity, clientKey, environment: adyenEnvironment(config) };
}

/** The one foreign origin of a page with card fields; null where the shop itself serves them. */
export function cardFieldsOrigin({ ADYEN_FIELDS_URL: url }: Pick<PartnersConfig, 'ADYEN_FIELDS_URL'>): string | null {
  return url.startsWith('/') ? null : new URL(url).origin;
}

/** The environment name that Adyen's card component needs beside the client key (CHK-14). */
export function adyenEnvironment({ ADYEN_URL }: Pick<PartnersConfig, 'ADYEN_URL'>): 'live' | 'test' {
  return new URL(ADYEN_URL).hostname.endsWith('-live.adyenpayments.com') ? 'live' : 'test';
}
