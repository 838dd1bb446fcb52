import { Global, Module, type DynamicModule } from '@nestjs/common';

import { AdyenClient } from './adyen/client.js';
import { SmtpMailer } from './mail/client.js';
import { PartnerPagesController } from './partner-pages.controller.js';
import type { Partners } from './simulators.js';
import { MAILBOX, MAILER, PARTNERS_CONFIG, PAYMENT_GATEWAY, SIMULATED, WAREHOUSE_GATEWAY } from './tokens.js';
import { WarehouseClient } from './warehouse/client.js';

/** One client a partner, real or simulated alike: what differs is the address. */
@Global()
@Module({})
export class PartnersModule {
  static of({ config, simulated }: Pick<Partners, 'config' | 'simulated'>): DynamicModule {
    const { ADYEN_URL: url, ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = config;
    const providers = [
      { provide: PARTNERS_CONFIG, useValue: config },
      { provide: PAYMENT_GATEWAY, useValue: new AdyenClient({ url, apiKey, merchantAccount }) },
      { provide: WAREHOUSE_GATEWAY, useValue: new WarehouseClient({ url: config.WAREHOUSE_URL, hmacKey: config.WAREHOUSE_HMAC_KEY }) },
      { provide: MAILER, useValue: new SmtpMailer({ url: config.SMTP_URL }) },
      { provide: MAILBOX, useValue: simulated.mailbox },
      { provide: SIMULATED, useValue: simulated },
    ];
    return { module: PartnersModule, controllers: [PartnerPagesController], providers, exports: providers };
  }
}
