import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';

import type { ShopRequest } from '../../../access/http/request.js';
import { DescribedBody } from '../../../access/http/valid.js';
import { webhookRefusal } from '../../../access/http/webhook-refusal.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { PartnersConfig } from '../../../partners/config.js';
import { financeWebhook } from '../../../partners/finance/protocol.js';
import { readFinanceWebhook } from '../../../partners/finance/webhook.js';
import { PARTNERS_CONFIG } from '../../../partners/tokens.js';
import { PaymentNotifications } from '../payment-notifications.js';

@ApiTags('webhooks')
@Permission('partner.notify')
@Controller('webhooks/finance')
export class FinanceWebhookController {
  constructor(
    @Inject(PaymentNotifications) private readonly notifications: PaymentNotifications,
    @Inject(PARTNERS_CONFIG) private readonly config: PartnersConfig,
  ) {}

  @Post()
  @HttpCode(204)
  @ApiNoContentResponse()
  async take(@DescribedBody(financeWebhook) body: unknown, @Req() request: ShopRequest): Promise<void> {
    const { FINANCE_HMAC_KEY: key } = this.config;
    // Without a finance company no signature can be right.
    const reading = key
      ? readFinanceWebhook(body, key)
      : ({ ok: false, rejection: { type: 'WrongSignature' } } as const);
    if (!reading.ok) throw webhookRefusal(reading.rejection);
    await this.notifications.take(reading.notification, request.correlationId, 'finance');
  }
}
