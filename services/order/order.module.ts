import { Module } from '@nestjs/common';

import { CartModule } from '../cart/cart.module.js';
import { OrderAccess } from './order-access.js';
import { PlacedOrders } from './placed-orders.js';
import { WarehouseNotifications } from './warehouse-notifications.js';
import { WarehouseWebhookController } from './warehouse-webhook.controller.js';

@Module({
  imports: [CartModule],
  controllers: [WarehouseWebhookController],
  providers: [OrderAccess, PlacedOrders, WarehouseNotifications],
  exports: [OrderAccess, PlacedOrders],
})
export class OrderModule {}
