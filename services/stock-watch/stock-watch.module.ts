import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { MonitoringController } from './monitoring.controller.js';
import { UnwatchHandler } from './unwatch.js';
import { WatchHandler } from './watch.js';

@Module({ imports: [CqrsModule], controllers: [MonitoringController], providers: [WatchHandler, UnwatchHandler] })
export class StockWatchModule {}
