import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { Problem } from '../http/problem.js';
import type { ShopRequest } from '../http/request.js';
import type { PartnersConfig } from '../partners/config.js';
import { PARTNERS_CONFIG } from '../partners/tokens.js';
import { readWarehouseWebhook } from '../partners/warehouse/webhook.js';
import { Permission } from '../permission/permission-gate.js';
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
  async take(@Body() body: unknown, @Req() request: ShopRequest): Promise<void> {
    const reading = readWarehouseWebhook(body, this.config.WAREHOUSE_HMAC_KEY);
    if (!reading.ok) throw refusal(reading.rejection);
    await this.notifications.take(reading.notification, request.correlationId);
  }
}

function refusal(rejection: { readonly type: string; readonly field?: string }): Problem {
  const { type, field } = rejection;
  if (type === 'MalformedWebhook')
    return new Problem(400, [
      { ...(field && { field }), code: 'MALFORMED_WEBHOOK', message: `The field ${field} is missing or wrong.` },
    ]);
  return new Problem(401, [{ code: 'WRONG_SIGNATURE', message: 'The signature is missing or wrong.' }]);
}
