import { Module } from '@nestjs/common';

import { HeartbeatController } from './heartbeat.controller.js';

@Module({ controllers: [HeartbeatController] })
export class HeartbeatModule {}
