import { Global, Module, type DynamicModule } from '@nestjs/common';

import { Clock } from '../clock/clock.js';
import { AdyenClient } from './adyen/client.js';
import { BankIdClient } from './bankid/client.js';
import { EIdPagesController } from './e-id-pages.controller.js';
import { FrejaClient } from './freja/client.js';
import { SmtpMailer } from './mail/client.js';
import type { PartnersConfig, PartnersTls } from './config.js';
import { PartnerPagesController } from './partner-pages.controller.js';
import { PopulationRegisterClient } from './population-register/client.js';
import { PushClient } from './push/client.js';
import type { Partners } from './simulators.js';
import {
  BANKID_GATEWAY,
  E_ID_APPS,
  FREJA_GATEWAY,
  MAILBOX,
  MAILER,
  PARTNERS_CONFIG,
  PAYMENT_GATEWAY,
  POPULATION_REGISTER_GATEWAY,
  PUSH_GATEWAY,
  SIMULATED,
  WAREHOUSE_GATEWAY,
  WEATHER_GATEWAY,
} from './tokens.js';
import { WarehouseClient } from './warehouse/client.js';
import { WeatherClient } from './weather/client.js';

/** The simulated telephone's address under the shop's own origin. */
const phone = (partner: 'bankid' | 'freja'): string => `/partner/${partner}/phone`;

export interface EIdApps {
  readonly bankId: string | null;
  readonly freja: string | null;
}

function frejaClient(
  { FREJA_URL: url, FREJA_SIGNING_KEYS: signingKeys }: PartnersConfig,
  tls: PartnersTls,
  clock: Clock,
): FrejaClient | null {
  const now = (): number => Date.parse(clock.now());
  return url && signingKeys ? new FrejaClient({ url, signingKeys, tls: tls.FREJA, now }) : null;
}

function populationRegisterClient(
  {
    POPULATION_REGISTER_URL: url,
    POPULATION_REGISTER_CUSTOMER: kundNr,
    POPULATION_REGISTER_ASSIGNMENT: uppdragId,
  }: PartnersConfig,
  tls: PartnersTls,
): PopulationRegisterClient | null {
  return url && kundNr && uppdragId
    ? new PopulationRegisterClient({ url, kundNr, uppdragId, tls: tls.POPULATION_REGISTER })
    : null;
}

/** One client a partner, real or simulated alike: what differs is the address. */
@Global()
@Module({})
export class PartnersModule {
  static of({ config, simulated, tls }: Pick<Partners, 'config' | 'simulated' | 'tls'>): DynamicModule {
    const { ADYEN_URL: url, ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = config;
    const providers = [
      { provide: PARTNERS_CONFIG, useValue: config },
      { provide: PAYMENT_GATEWAY, useValue: new AdyenClient({ url, apiKey, merchantAccount }) },
      {
        provide: WAREHOUSE_GATEWAY,
        useValue: new WarehouseClient({ url: config.WAREHOUSE_URL, hmacKey: config.WAREHOUSE_HMAC_KEY }),
      },
      { provide: MAILER, useValue: new SmtpMailer({ url: config.SMTP_URL }) },
      { provide: PUSH_GATEWAY, useValue: new PushClient({ url: config.PUSH_URL, apiKey: config.PUSH_API_KEY }) },
      { provide: WEATHER_GATEWAY, useValue: new WeatherClient({ url: config.WEATHER_URL }) },
      {
        provide: BANKID_GATEWAY,
        useValue: config.BANKID_URL ? new BankIdClient({ url: config.BANKID_URL, tls: tls.BANKID }) : null,
      },
      { provide: FREJA_GATEWAY, inject: [Clock], useFactory: (clock: Clock) => frejaClient(config, tls, clock) },
      { provide: POPULATION_REGISTER_GATEWAY, useValue: populationRegisterClient(config, tls) },
      {
        provide: E_ID_APPS,
        useValue: {
          bankId: simulated.bankId ? phone('bankid') : null,
          freja: simulated.freja ? phone('freja') : null,
        } satisfies EIdApps,
      },
      { provide: MAILBOX, useValue: simulated.mailbox },
      { provide: SIMULATED, useValue: simulated },
    ];
    return {
      module: PartnersModule,
      controllers: [PartnerPagesController, EIdPagesController],
      providers,
      exports: providers,
    };
  }
}
