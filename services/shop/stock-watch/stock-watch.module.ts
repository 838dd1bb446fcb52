import { Inject, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { MemberModule } from '../../person/member/member.module.js';
import { MonitoringController } from './monitoring.controller.js';
import { StockNotices } from './stock-notices.js';
import { UnwatchHandler } from './unwatch.js';
import { WatchHandler } from './watch.js';
import { Reactions } from '../../foundation/reactions/reactions.js';

@Module({
  imports: [CqrsModule, MemberModule],
  controllers: [MonitoringController],
  providers: [WatchHandler, UnwatchHandler, StockNotices],
  exports: [StockNotices],
})
export class StockWatchModule {
  constructor(@Inject(Reactions) reactions: Reactions, @Inject(StockNotices) notices: StockNotices) {
    reactions.register(100, notices.reaction);
  }
}
