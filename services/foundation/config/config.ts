import { readFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';

import { z } from 'zod';

import { readToggles, type ToggleStates } from './toggle-list.js';
import { clientAddresses, inNetworks, type TrustsProxy } from './client-address.js';
import { defaultSecret } from './default-secrets.js';
import { InvalidConfiguration } from './invalid-configuration.js';
import type { KeyRing } from './key-ring.js';
import { servingFields, servingFrom, type Serving } from './serving.js';
import { consoleFields, consoleSettings, type ConsoleSettings } from './console.js';
import { staffOidc, staffOidcFields, type StaffOidc } from './staff-oidc.js';

const key = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal characters');

const environment = z.object({
  /**
   * Whether this is a production shop. NODE_ENV does not tell that, because a local shop may also run with
   * NODE_ENV=production, for its libraries.
   */
  SHOP_ENV: z.enum(['local', 'production']).default('local'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Directory of the embedded database, the mailbox and the generated keys. */
  DATA_DIR: z.string().default('.data'),
  /** The encrypted list of destroyed keys. It is a file outside the database, so that a restore does not change it. */
  DESTROYED_KEYS_FILE: z.string().min(1).optional(),
  /** The URL of a PostgreSQL server. When absent, the shop starts an embedded one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The URL of an EventStoreDB. When absent, PostgreSQL stores the events. */
  EVENTSTORE_URL: z.string().startsWith('esdb').optional(),
  /**
   * The format of the log: `json` for log collectors, `text` for a terminal. The logger reads it before the rest of the
   * configuration.
   */
  LOG_FORMAT: z.enum(['json', 'text']).optional(),
  ROLES: z
    .string()
    .default('web,worker')
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(['web', 'worker']))),
  /** The key that encrypts the keys of persons. Outside production it is generated and stored in DATA_DIR. */
  MASTER_KEY: key.optional(),
  /** The second key while MASTER_KEY is being replaced. It only decrypts. */
  MASTER_KEY_ALSO: key.optional(),
  /** The key of the hashes for person look-up, sessions and command fingerprints. */
  LOOKUP_KEY: key.optional(),
  /** The second key while LOOKUP_KEY is being replaced. It only finds old hashes. */
  LOOKUP_KEY_ALSO: key.optional(),
  /** The shop's public URL. Partners redirect shoppers to it. */
  PUBLIC_URL: z.url().optional(),
  /** URL scheme that opens the shop's own app. Without it, PUBLIC_URL opens the app. */
  APP_RETURN_SCHEME: z
    .string()
    .regex(
      /^(?!(https?|javascript|data|file|blob)$)[a-z][a-z0-9+.-]*$/,
      'must be the scheme of an app, such as algort, without ://',
    )
    .optional(),
  /** The proxies before the shop whose X-Forwarded-For is trusted: their number or their networks. */
  TRUST_PROXY: z.string().default('0').transform(clientAddresses),
  /** Networks where many people share one IP address: offices, mobile networks. */
  SHARED_NETWORKS: z
    .string()
    .default('')
    .transform((text) => inNetworks('SHARED_NETWORKS', text === '' ? [] : text.split(','))),
  ...servingFields,
  ...staffOidcFields,
  ...consoleFields,
  /** Toggles that differ from their defaults (docs/toggles.md), for example "DebugModeToggle=on,CanOToggle=off". */
  TOGGLES: z.string().default(''),
  /**
   * PRO-19: the telephone number of customer service on the shop's pages. The default number is reserved for fiction,
   * so it reaches nobody.
   */
  CUSTOMER_SERVICE_PHONE: z.string().min(1).default('08-465 004 00'),
  CUSTOMER_SERVICE_EMAIL: z.email().default('kundservice@algort.example'),
  DATA_PROTECTION_OFFICER: z.email().default('dataskyddsombud@algort.example'),
});

export const SETTING_NAMES = Object.keys(environment.shape);

export interface Config extends Serving, ConsoleSettings {
  readonly environment: 'local' | 'production';
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  readonly destroyedKeysFile: string;
  readonly databaseUrl: string | null;
  readonly eventStoreUrl: string | null;
  readonly roles: readonly ('web' | 'worker')[];
  readonly masterKeys: KeyRing;
  readonly lookupKeys: KeyRing;
  readonly publicUrl: string;
  /**
   * The URL scheme of the shop's app. Null when the e-ID returns the app's user to PUBLIC_URL, like a browser's user.
   */
  readonly appReturnScheme: string | null;
  /** True outside production, where test persons, debug pages and simulators exist (LOG-15). */
  readonly testPersons: boolean;
  readonly toggles: ToggleStates;
  readonly contactRoles: ContactRoles;
  readonly trustsProxy: TrustsProxy;
  /** Whether many people may share this IP address. Rate limits by IP address are then higher. */
  readonly sharesAddresses: (address: string) => boolean;
  /** True when cookies are sent only over HTTPS. */
  readonly secure: boolean;
  /** The identity provider of staff. Null when staff log in only with passwords. */
  readonly staffOidc: StaffOidc | null;
}

/** The telephone number, e-mail address and persons that the pages must name (PRO-19). */
export interface ContactRoles {
  readonly customerServicePhone: string;
  readonly customerServiceEmail: string;
  readonly dataProtectionOfficer: string;
}

export { InvalidConfiguration };

/**
 * Reads the shop's settings. @param partnerSecrets the names of secrets that production also checks
 * @throws InvalidConfiguration with the name of the wrong setting, but never its value
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
  partnerSecrets: readonly string[] = [],
): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success)
    throw new InvalidConfiguration(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    );
  const {
    SHOP_ENV,
    PORT,
    HOST,
    DATA_DIR,
    DESTROYED_KEYS_FILE,
    DATABASE_URL,
    EVENTSTORE_URL,
    ROLES,
    PUBLIC_URL,
    TOGGLES,
    CUSTOMER_SERVICE_PHONE,
    CUSTOMER_SERVICE_EMAIL,
    DATA_PROTECTION_OFFICER,
    ...keys
  } = parsed.data;
  const faulty = SHOP_ENV === 'production' ? defaultSecret(env, partnerSecrets) : null;
  if (faulty) throw new InvalidConfiguration(faulty);
  const publicUrl = PUBLIC_URL ?? `http://localhost:${PORT}`;
  const dataDirectory = path.resolve(DATA_DIR);
  return {
    environment: SHOP_ENV,
    port: PORT,
    host: HOST,
    dataDirectory,
    destroyedKeysFile: path.resolve(DESTROYED_KEYS_FILE ?? path.join(dataDirectory, 'destroyed-keys')),
    databaseUrl: DATABASE_URL ?? null,
    eventStoreUrl: EVENTSTORE_URL ?? null,
    roles: ROLES,
    masterKeys: [keyFrom('MASTER_KEY', keys.MASTER_KEY, SHOP_ENV, dataDirectory), ...also(keys.MASTER_KEY_ALSO)],
    lookupKeys: [keyFrom('LOOKUP_KEY', keys.LOOKUP_KEY, SHOP_ENV, dataDirectory), ...also(keys.LOOKUP_KEY_ALSO)],
    publicUrl,
    appReturnScheme: keys.APP_RETURN_SCHEME ?? null,
    secure: publicUrl.startsWith('https:'),
    trustsProxy: keys.TRUST_PROXY,
    sharesAddresses: keys.SHARED_NETWORKS,
    staffOidc: staffOidc(keys),
    ...consoleSettings(keys, publicUrl, keys.STAFF_OIDC_ISSUER !== undefined),
    ...servingFrom(keys, SHOP_ENV === 'production'),
    testPersons: SHOP_ENV !== 'production',
    toggles: togglesFrom(TOGGLES),
    contactRoles: {
      customerServicePhone: CUSTOMER_SERVICE_PHONE,
      customerServiceEmail: CUSTOMER_SERVICE_EMAIL,
      dataProtectionOfficer: DATA_PROTECTION_OFFICER,
    },
  };
}

function togglesFrom(setting: string): ToggleStates {
  try {
    return readToggles(setting);
  } catch (error) {
    throw new InvalidConfiguration((error as Error).message);
  }
}

function also(given: string | undefined): readonly Buffer[] {
  return given === undefined ? [] : [Buffer.from(given, 'hex')];
}

/** Reads a key. Outside production it is generated once and stored in the data directory. */
function keyFrom(name: string, given: string | undefined, mode: string, directory: string): Buffer {
  if (given) return Buffer.from(given, 'hex');
  if (mode === 'production')
    throw new InvalidConfiguration(`${name}: is missing; 64 hexadecimal characters are required in production`);
  const file = path.join(directory, `${name.toLowerCase()}.hex`);
  if (!existsSync(file)) {
    mkdirSync(directory, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'hex');
}
