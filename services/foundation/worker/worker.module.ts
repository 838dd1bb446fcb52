import { Module } from '@nestjs/common';

import { Worker } from './worker.js';

@Module({ providers: [Worker], exports: [Worker] })
export class WorkerModule {}
