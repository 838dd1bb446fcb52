import { Module } from '@nestjs/common';

import { CartModule } from '../cart/cart.module.js';
import type { Config } from '../config/config.js';
import { SignedClaims } from '../platform/signed-claims.js';
import { CONFIG } from '../platform/tokens.js';
import { OrderAccess } from './order-access.js';
import { PlacedOrders } from './placed-orders.js';
import { TrackingLimits } from './tracking-limits.js';
import { TrackingLinks } from './tracking-links.js';
import { WarehouseNotifications } from './warehouse-notifications.js';
import { WarehouseWebhookController } from './warehouse-webhook.controller.js';

@Module({
  imports: [CartModule],
  controllers: [WarehouseWebhookController],
  providers: [
    OrderAccess,
    PlacedOrders,
    TrackingLimits,
    {
      provide: TrackingLinks,
      inject: [SignedClaims, CONFIG],
      useFactory: (claims: SignedClaims, { publicUrl }: Config) => new TrackingLinks(claims, publicUrl),
    },
    WarehouseNotifications,
  ],
  exports: [OrderAccess, PlacedOrders, TrackingLimits, TrackingLinks],
})
export class OrderModule {}
