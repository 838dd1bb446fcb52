import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIELDS_INTEGRITY } from './adyen/pages/fields-script.js';
import { startAdyenSimulator, type AdyenSimulator } from './adyen/start.js';
import { startBankIdSimulator, type BankIdSimulator } from './bankid/start.js';
import { keepReportsAddress } from '../services/partners/adyen/reports-address.js';
import {
  partnersConfig,
  readPartners,
  type PartnerName,
  type PartnersConfig,
  type PartnersTls,
} from '../services/partners/config.js';
import { signingKey } from './freja/signing-key.js';
import { startFrejaSimulator, type FrejaSimulator } from './freja/start.js';
import { startMailbox, type Mailbox } from './mailbox/start.js';
import { startPopulationRegisterSimulator, type PopulationRegisterSimulator } from './population-register/start.js';
import { startPushSimulator, type PushSimulator } from './push.js';
import { startWarehouseSimulator, type WarehouseSimulator } from './warehouse/start.js';
import { startWeatherSimulator, type WeatherSimulator } from './weather/start.js';

export interface PartnersOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The shop's URL for the simulators, for example http://127.0.0.1:3000. */
  readonly shopUrl: string;
  readonly webhookPaths?: { readonly adyen: string; readonly warehouse: string };
  /** The URL where the shop shows the pages of bank and phone (`fetchHosted`). Without it they stay on loopback. */
  readonly adyenPagesUrl?: string;
  /** The URL to which the simulated Freja app returns. The real app gets it in the app link. */
  readonly frejaReturnUrl?: string;
  /** The folder of journals and keys. Without it nothing survives a restart. */
  readonly dataDir?: string;
  readonly dispatchAfterMs?: number | null;
  readonly deliverAfterMs?: number | null;
  /**
   * True in production: only partners in SIMULATED_PARTNERS are simulated, and never an e-ID or the population
   * register.
   */
  readonly production?: boolean;
  readonly now?: () => Date;
}

export interface Simulated {
  readonly adyen: AdyenSimulator | null;
  readonly warehouse: WarehouseSimulator | null;
  readonly mailbox: Mailbox | null;
  readonly push: PushSimulator | null;
  readonly weather: WeatherSimulator | null;
  readonly bankId: BankIdSimulator | null;
  readonly freja: FrejaSimulator | null;
  readonly populationRegister: PopulationRegisterSimulator | null;
}

export interface Partners {
  readonly config: PartnersConfig;
  /** Null for a real partner. */
  readonly simulated: Simulated;
  readonly tls: PartnersTls;
  close(): Promise<void>;
}

export const WEBHOOK_PATHS = { adyen: '/webhooks/adyen', warehouse: '/webhooks/warehouse' } as const;
/** Shorter than Adyen's retry pauses, because a person waits at the screen. */
const RETRIES: readonly number[] = [1_000, 2_000, 3_000, 5_000, 10_000, 30_000];

/** Reads the partners' settings and starts a simulator on a free loopback port for each partner without settings. */
export async function startPartners(options: PartnersOptions): Promise<Partners> {
  const { given, toSimulate, tls } = readPartners(options.environment, options);
  const wants = (partner: PartnerName) => toSimulate.includes(partner);
  const keys = toSimulate.length > 0 ? simulatorKeys(options.dataDir) : null;
  const adyen = wants('adyen') && keys ? await adyenFor(options, keys) : null;
  const warehouse = wants('warehouse') && keys ? await warehouseFor(options, keys) : null;
  const mailbox = wants('mail')
    ? await startMailbox({ path: inside(options, 'mailbox.ndjson'), now: options.now })
    : null;
  const push =
    wants('push') && keys
      ? await startPushSimulator({ apiKey: keys.apiKey, journalPath: inside(options, 'push.ndjson') })
      : null;
  const weather = wants('weather') ? await startWeatherSimulator({ now: options.now }) : null;
  const bankId = wants('bankid') ? await startBankIdSimulator({ now: options.now }) : null;
  const freja = wants('freja')
    ? await startFrejaSimulator({
        signingKey: await signingKey(options.dataDir),
        returnUrl: options.frejaReturnUrl,
        now: options.now,
      })
    : null;
  const populationRegister = wants('population-register') ? await startPopulationRegisterSimulator(ASSIGNMENT) : null;
  const config = partnersConfig.parse({
    ...given,
    ...(adyen && keys ? adyenSettings(options, adyen, keys) : {}),
    ...(warehouse && keys ? { WAREHOUSE_URL: warehouse.url, WAREHOUSE_HMAC_KEY: keys.warehouse } : {}),
    ...(mailbox ? { SMTP_URL: mailbox.url } : {}),
    ...(push && keys ? { PUSH_URL: push.url, PUSH_API_KEY: keys.apiKey } : {}),
    ...(weather ? { WEATHER_URL: weather.url } : {}),
    ...(bankId ? { BANKID_URL: bankId.url } : {}),
    ...(freja ? { FREJA_URL: freja.url, FREJA_SIGNING_KEYS: freja.publicKey } : {}),
    ...(populationRegister
      ? {
          POPULATION_REGISTER_URL: populationRegister.url,
          POPULATION_REGISTER_CUSTOMER: ASSIGNMENT.kundNr,
          POPULATION_REGISTER_ASSIGNMENT: ASSIGNMENT.uppdragId,
        }
      : {}),
  });
  if (adyen && options.dataDir) keepReportsAddress(options.dataDir, config);
  const simulated = { adyen, warehouse, mailbox, push, weather, bankId, freja, populationRegister };
  const close = async () =>
    void (await Promise.all(
      Object.values(simulated).map(async (simulator: { close(): Promise<void> } | null) => simulator?.close()),
    ));
  return { config, simulated, tls, close };
}

const MERCHANT = 'Algort';
const REPORT_USER = 'report@Company.Algort';
const ASSIGNMENT = { kundNr: '500243', uppdragId: '637' };

interface SimulatorKeys {
  readonly apiKey: string;
  readonly adyen: string;
  readonly warehouse: string;
}

function adyenSettings({ adyenPagesUrl }: PartnersOptions, adyen: AdyenSimulator, keys: SimulatorKeys) {
  return {
    ADYEN_URL: adyen.url,
    ADYEN_API_KEY: keys.apiKey,
    ADYEN_CLIENT_KEY: 'test_simulator',
    ADYEN_FIELDS_URL: `${adyenPagesUrl ?? adyen.origin}/hosted/fields/adyen.js`,
    ADYEN_FIELDS_INTEGRITY: FIELDS_INTEGRITY,
    ADYEN_HMAC_KEY: keys.adyen,
    ADYEN_MERCHANT_ACCOUNT: MERCHANT,
    ADYEN_REPORTS_URL: adyen.reportsUrl,
    ADYEN_REPORT_USER: REPORT_USER,
    ADYEN_REPORT_PASSWORD: keys.apiKey,
  };
}

function adyenFor(options: PartnersOptions, keys: SimulatorKeys): Promise<AdyenSimulator> {
  return startAdyenSimulator({
    apiKey: keys.apiKey,
    hmacKey: keys.adyen,
    merchantAccount: MERCHANT,
    reportUser: { user: REPORT_USER, password: keys.apiKey },
    webhookUrl: options.shopUrl + (options.webhookPaths ?? WEBHOOK_PATHS).adyen,
    pagesUrl: options.adyenPagesUrl,
    journalPath: inside(options, 'adyen.ndjson'),
    retryMs: RETRIES,
    now: options.now,
  });
}

function warehouseFor(options: PartnersOptions, keys: SimulatorKeys): Promise<WarehouseSimulator> {
  return startWarehouseSimulator({
    hmacKey: keys.warehouse,
    webhookUrl: options.shopUrl + (options.webhookPaths ?? WEBHOOK_PATHS).warehouse,
    journalPath: inside(options, 'warehouse.ndjson'),
    retryMs: RETRIES,
    dispatchAfterMs: options.dispatchAfterMs,
    deliverAfterMs: options.deliverAfterMs,
    now: options.now,
  });
}

function inside({ dataDir }: PartnersOptions, name: string): string | undefined {
  return dataDir && join(dataDir, name);
}

/** Created once for a clone, so that a second process with the same data trusts them. */
function simulatorKeys(dataDir: string | undefined): SimulatorKeys {
  const path = dataDir && join(dataDir, 'keys.json');
  if (path && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as SimulatorKeys;
  const key = () => randomBytes(32).toString('hex');
  const keys = { apiKey: key(), adyen: key(), warehouse: key() };
  if (dataDir && path) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, JSON.stringify(keys), { mode: 0o600 });
  }
  return keys;
}
