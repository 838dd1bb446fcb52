import type { SecureContext } from 'node:tls';

import { z } from 'zod';

import {
  PARTNERS,
  settingsOf,
  TLS_PARTNERS,
  type NeededSetting,
  type OptionalSetting,
  type Partner,
  type PartnerName,
  type TlsPartner,
} from './partners.js';
import { partnerTls } from './tls/tls.js';

type Schemas = Readonly<Record<NeededSetting, z.ZodType<string>>> &
  Readonly<Record<OptionalSetting, z.ZodOptional<z.ZodType<string>>>>;

/** The settings of the partners, real or simulated. */
export const partnersConfig = z.object(
  Object.fromEntries(
    PARTNERS.flatMap(({ needed, settings }) =>
      Object.entries<z.ZodType<string>>(settings).map(([name, schema]) => [name, needed ? schema : schema.optional()]),
    ),
  ) as Schemas,
);
export type PartnersConfig = z.infer<typeof partnersConfig>;

const NEEDED: readonly Partner[] = PARTNERS.filter(({ needed }) => needed);

export interface ReadPartners {
  readonly given: Partial<PartnersConfig>;
  readonly toSimulate: readonly PartnerName[];
  readonly tls: PartnersTls;
}

/** The certificates of partners with mutual TLS and an HTTPS URL. Plain HTTP needs none, and only simulators use it. */
export type PartnersTls = Readonly<Partial<Record<TlsPartner, SecureContext>>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the partners' settings. A partner with a URL must be configured completely. A partner without a URL is
 * simulated. In production only the partners in SIMULATED_PARTNERS are simulated. Otherwise the shop would send goods
 * for money that nobody paid.
 * @throws Error whose one-line message names the wrong variable, but never its value
 */
export function readPartners(
  environment: Environment,
  { production = false }: { readonly production?: boolean } = {},
): ReadPartners {
  const named = PARTNERS.filter(({ address }) => environment[address]);
  const wanted = named.flatMap(settingsOf);
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
  const absent = PARTNERS.filter((partner) => !named.includes(partner));
  const outside = named.filter(({ address }) => environment[address]?.startsWith('http:'));
  const asked = namesIn(environment['SIMULATED_PARTNERS']);
  const toSimulate = production ? simulatedInProduction(absent, asked, outside) : absent;
  return { given: parsed.data, toSimulate: toSimulate.map(({ name }) => name), tls };
}

/** Reads the certificates. Without its certificate a partner would refuse each call, and nobody could log in. */
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

/**
 * Refuses plain HTTP, because partners receive orders, names and person numbers. It is allowed only to a simulator that
 * SIMULATED_PARTNERS names.
 */
function refuseClear(named: readonly Partner[], environment: Environment): void {
  const simulators = namesIn(environment['SIMULATED_PARTNERS']);
  for (const partner of named.filter(({ name }) => !simulators.includes(name))) {
    const field = settingsOf(partner).find((name) => environment[name]?.startsWith('http:'));
    if (field)
      throw new Error(
        `${field}: must begin with https: in production, unless SIMULATED_PARTNERS names "${partner.name}" as a simulator`,
      );
  }
}

function namesIn(setting = ''): readonly string[] {
  return setting.split(',').flatMap((name) => name.trim() || []);
}

function simulatedInProduction(
  absent: readonly Partner[],
  asked: readonly string[],
  outside: readonly Partner[],
): readonly Partner[] {
  const isOf = (partners: readonly Partner[], name: string) => partners.some((partner) => partner.name === name);
  const wrong = asked.find((name) => !isOf(NEEDED, name));
  if (wrong) throw new Error(`SIMULATED_PARTNERS: "${wrong}" is none of ${NEEDED.map(({ name }) => name).join(', ')}`);
  const both = asked.find((name) => !isOf(absent, name) && !isOf(outside, name));
  if (both) throw new Error(`SIMULATED_PARTNERS: ${both} has a URL; remove one of the two`);
  const missing = NEEDED.find((partner) => absent.includes(partner) && !asked.includes(partner.name));
  if (missing)
    throw new Error(
      `${missing.address}: is missing; production simulates no partner that SIMULATED_PARTNERS does not name ("${missing.name}")`,
    );
  return absent.filter(({ name }) => asked.includes(name));
}
