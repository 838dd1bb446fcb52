import { Module } from '@nestjs/common';

import { ClientLogController } from './client-log.controller.js';

@Module({ controllers: [ClientLogController] })
export class ClientLogModule {}
