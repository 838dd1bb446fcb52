import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';

import type { ShopRequest } from '../../access/http/request.js';
import { DescribedBody } from '../../access/http/valid.js';
import { webhookRefusal } from '../../access/http/webhook-refusal.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { PartnersConfig } from '../../partners/config.js';
import { PARTNERS_CONFIG } from '../../partners/tokens.js';
import { readReturnWebhook, returnWebhook } from '../../partners/warehouse/returns.js';
import { ReturnNotifications } from './return-notifications.js';

@ApiTags('webhooks')
@Permission('partner.notify')
@Controller('webhooks/warehouse/returns')
export class ReturnWebhookController {
  constructor(
    @Inject(ReturnNotifications) private readonly notifications: ReturnNotifications,
    @Inject(PARTNERS_CONFIG) private readonly config: PartnersConfig,
  ) {}

  @Post()
  @HttpCode(204)
  @ApiNoContentResponse()
  async take(@DescribedBody(returnWebhook) body: unknown, @Req() request: ShopRequest): Promise<void> {
    const reading = readReturnWebhook(body, this.config.WAREHOUSE_HMAC_KEY);
    if (!reading.ok) {
      if (reading.rejection.type === 'WrongSignature') this.notifications.unsigned();
      throw webhookRefusal(reading.rejection);
    }
    await this.notifications.take(reading.notification, request.correlationId);
  }
}
