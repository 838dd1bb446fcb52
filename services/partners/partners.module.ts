import { Global, Module, type DynamicModule } from '@nestjs/common';

import { Clock } from '../foundation/clock.js';
import { AdyenReports } from './adyen/report-client.js';
import { partnerClients, type PartnerClients } from './clients.js';
import { PartnerHealth } from './health/partner-health.js';
import type { PartnersConfig, PartnersTls } from './config.js';
import type { Simulated } from './simulated.js';
import {
  BANKID_GATEWAY,
  E_ID_APPS,
  FREJA_GATEWAY,
  MAILBOX,
  MAILER,
  PARTNERS_CONFIG,
  PAYMENT_GATEWAY,
  PAYMENT_REPORTS,
  POPULATION_REGISTER_GATEWAY,
  PUSH_GATEWAY,
  SIMULATED,
  WAREHOUSE_GATEWAY,
  WEATHER_GATEWAY,
} from './tokens.js';

/** The simulated telephone's address under the shop's own origin. */
const phone = (partner: 'bankid' | 'freja'): string => `/partner/${partner}/phone`;

export interface EIdApps {
  readonly bankId: string | null;
  readonly freja: string | null;
}

const PARTNER_CLIENTS = Symbol('partner clients');
const GATEWAYS = {
  payment: PAYMENT_GATEWAY,
  warehouse: WAREHOUSE_GATEWAY,
  mailer: MAILER,
  push: PUSH_GATEWAY,
  weather: WEATHER_GATEWAY,
  bankId: BANKID_GATEWAY,
  freja: FREJA_GATEWAY,
  populationRegister: POPULATION_REGISTER_GATEWAY,
} satisfies Record<keyof PartnerClients, symbol>;

export interface PartnersSpokenTo {
  readonly config: PartnersConfig;
  readonly simulated: Simulated;
  readonly tls: PartnersTls;
}

@Global()
@Module({})
export class PartnersModule {
  static of({ config, simulated, tls }: PartnersSpokenTo): DynamicModule {
    const providers = [
      PartnerHealth,
      {
        provide: PARTNER_CLIENTS,
        inject: [PartnerHealth, Clock],
        useFactory: (watch: PartnerHealth, clock: Clock) => partnerClients(config, { tls, watch, clock }),
      },
      ...(Object.keys(GATEWAYS) as (keyof PartnerClients)[]).map((name) => ({
        provide: GATEWAYS[name],
        inject: [PARTNER_CLIENTS],
        useFactory: (clients: PartnerClients) => clients[name],
      })),
      { provide: PARTNERS_CONFIG, useValue: config },
      { provide: PAYMENT_REPORTS, useValue: new AdyenReports(config) },
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
      providers,
      exports: providers,
    };
  }
}
