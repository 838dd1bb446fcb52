import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith } from '../../access/http/api-schema.js';
import type { ShopRequest } from '../../access/http/request.js';
import { DescribedBody } from '../../access/http/valid.js';
import { webhookRefusal } from '../../access/http/webhook-refusal.js';
import { adyenWebhook, readWebhook, WEBHOOK_ACCEPTED } from '../../partners/adyen/webhook.js';
import type { PartnersConfig } from '../../partners/config.js';
import { PARTNERS_CONFIG } from '../../partners/tokens.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { PaymentNotifications } from './payment-notifications.js';

const accepted = z.string().meta({ example: WEBHOOK_ACCEPTED });

@ApiTags('webhooks')
@Permission('partner.notify')
@Controller('webhooks/adyen')
export class PaymentWebhookController {
  constructor(
    @Inject(PaymentNotifications) private readonly notifications: PaymentNotifications,
    @Inject(PARTNERS_CONFIG) private readonly config: PartnersConfig,
  ) {}

  @Post()
  @HttpCode(200)
  @AnswersWith(accepted, 'text/plain')
  async take(@DescribedBody(adyenWebhook) body: unknown, @Req() request: ShopRequest): Promise<string> {
    const { ADYEN_HMAC_KEY: hmacKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = this.config;
    const reading = readWebhook(body, { hmacKey, merchantAccount });
    if (!reading.ok) throw webhookRefusal(reading.rejection);
    for (const notification of reading.notifications)
      await this.notifications.take(notification, request.correlationId);
    return WEBHOOK_ACCEPTED;
  }
}
