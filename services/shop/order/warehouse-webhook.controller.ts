import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';

import type { ShopRequest } from '../../access/http/request.js';
import { DescribedBody } from '../../access/http/valid.js';
import { webhookRefusal } from '../../access/http/webhook-refusal.js';
import type { PartnersConfig } from '../../partners/config.js';
import { PARTNERS_CONFIG } from '../../partners/tokens.js';
import { warehouseWebhook } from '../../partners/warehouse/protocol.js';
import { readWarehouseWebhook } from '../../partners/warehouse/webhook.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { WarehouseNotifications } from './warehouse-notifications.js';

@ApiTags('webhooks')
@Permission('partner.notify')
@Controller('webhooks/warehouse')
export class WarehouseWebhookController {
  constructor(
    @Inject(WarehouseNotifications) private readonly notifications: WarehouseNotifications,
    @Inject(PARTNERS_CONFIG) private readonly config: PartnersConfig,
  ) {}

  @Post()
  @HttpCode(204)
  @ApiNoContentResponse()
  async take(@DescribedBody(warehouseWebhook) body: unknown, @Req() request: ShopRequest): Promise<void> {
    const reading = readWarehouseWebhook(body, this.config.WAREHOUSE_HMAC_KEY);
    if (!reading.ok) {
      if (reading.rejection.type === 'WrongSignature') this.notifications.unsigned();
      throw webhookRefusal(reading.rejection);
    }
    await this.notifications.take(reading.notification, request.correlationId);
  }
}
