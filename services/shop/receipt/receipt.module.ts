import { Module } from '@nestjs/common';

import { OrderModule } from '../order/order.module.js';
import { ReceiptPagesParts } from './receipt-pages.js';

@Module({ imports: [OrderModule], providers: [ReceiptPagesParts], exports: [ReceiptPagesParts] })
export class ReceiptModule {}
