import { Module } from '@nestjs/common';

import { CheckoutModule } from '../checkout/checkout.module.js';
import { Worker } from './worker.js';

@Module({ imports: [CheckoutModule], providers: [Worker], exports: [Worker] })
export class WorkerModule {}
