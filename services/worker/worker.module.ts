import { Module } from '@nestjs/common';

import { CartModule } from '../cart/cart.module.js';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { ErasureModule } from '../erasure/erasure.module.js';
import { MembershipModule } from '../membership/membership.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { StockWatchModule } from '../stock-watch/stock-watch.module.js';
import { Worker } from './worker.js';

@Module({
  imports: [CartModule, CheckoutModule, MembershipModule, OrderModule, PaymentModule, StockWatchModule, ErasureModule],
  providers: [Worker],
  exports: [Worker],
})
export class WorkerModule {}
