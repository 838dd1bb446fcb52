import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { MembershipModule } from '../membership/membership.module.js';
import { MonitoringController } from './monitoring.controller.js';
import { StockNotices } from './stock-notices.js';
import { UnwatchHandler } from './unwatch.js';
import { WatchHandler } from './watch.js';

@Module({
  imports: [CqrsModule, MembershipModule],
  controllers: [MonitoringController],
  providers: [WatchHandler, UnwatchHandler, StockNotices],
  exports: [StockNotices],
})
export class StockWatchModule {}
