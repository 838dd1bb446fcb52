import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';

import { Clock } from '../foundation/clock.js';
import { givenSettings, partnerClients, type PartnerClients } from './clients.js';
import type { PartnersConfig, PartnersTls } from './config.js';
import type { AnyPartner } from './definition.js';
import { PartnerHealth } from './health/partner-health.js';
import { PARTNERS, type Partner } from './partners.js';
import type { Simulated } from './simulated/simulated.js';
import { PARTNERS_CONFIG, SIMULATED } from './tokens.js';

const PARTNER_CLIENTS = Symbol('partner clients');

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
      ...PARTNERS.flatMap((partner) => [gatewayOf(partner), ...moreOf(partner, simulated[partner.name], config)]),
      { provide: PARTNERS_CONFIG, useValue: config },
      { provide: SIMULATED, useValue: simulated },
    ];
    return {
      module: PartnersModule,
      providers,
      exports: providers,
    };
  }
}

function gatewayOf({ gateway, name }: Partner): Provider {
  return { provide: gateway, inject: [PARTNER_CLIENTS], useFactory: (clients: PartnerClients) => clients[name] };
}

function moreOf(partner: AnyPartner, simulator: object | null, config: PartnersConfig): readonly Provider[] {
  return partner.more?.({ settings: givenSettings(partner, config), simulator }) ?? [];
}
