import type { Clock } from '../foundation/clock.js';
import { AdyenClient } from './adyen/client.js';
import { BankIdClient } from './bankid/client.js';
import type { PartnersConfig, PartnersTls } from './config.js';
import { FrejaClient } from './freja/client.js';
import type { PartnerWatch } from './health/partner-watch.js';
import { SmtpMailer } from './mail/client.js';
import { PopulationRegisterClient } from './population-register/client.js';
import { PushClient } from './push/client.js';
import { WarehouseClient } from './warehouse/client.js';
import { WeatherClient } from './weather/client.js';

export interface ClientParts {
  readonly tls: PartnersTls;
  readonly watch: PartnerWatch;
  readonly clock: Pick<Clock, 'now'>;
}

/** One client for each partner; real and simulated partners differ only in the address. Null where none is set. */
export function partnerClients(config: PartnersConfig, parts: ClientParts) {
  const { watch, tls } = parts;
  const { ADYEN_URL: url, ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = config;
  return {
    payment: new AdyenClient({ url, apiKey, merchantAccount, watch }),
    warehouse: new WarehouseClient({ url: config.WAREHOUSE_URL, hmacKey: config.WAREHOUSE_HMAC_KEY, watch }),
    mailer: new SmtpMailer({ url: config.SMTP_URL, watch }),
    push: new PushClient({ url: config.PUSH_URL, apiKey: config.PUSH_API_KEY, watch }),
    weather: new WeatherClient({ url: config.WEATHER_URL, watch }),
    bankId: config.BANKID_URL ? new BankIdClient({ url: config.BANKID_URL, tls: tls.BANKID, watch }) : null,
    freja: frejaClient(config, parts),
    populationRegister: populationRegisterClient(config, parts),
  };
}
export type PartnerClients = ReturnType<typeof partnerClients>;

function frejaClient(
  { FREJA_URL: url, FREJA_SIGNING_KEYS: signingKeys }: PartnersConfig,
  { tls, watch, clock }: ClientParts,
): FrejaClient | null {
  const now = (): number => Date.parse(clock.now());
  return url && signingKeys ? new FrejaClient({ url, signingKeys, tls: tls.FREJA, now, watch }) : null;
}

function populationRegisterClient(
  {
    POPULATION_REGISTER_URL: url,
    POPULATION_REGISTER_CUSTOMER: kundNr,
    POPULATION_REGISTER_ASSIGNMENT: uppdragId,
  }: PartnersConfig,
  { tls, watch }: ClientParts,
): PopulationRegisterClient | null {
  return url && kundNr && uppdragId
    ? new PopulationRegisterClient({ url, kundNr, uppdragId, tls: tls.POPULATION_REGISTER, watch })
    : null;
}
