import { Global, Module } from '@nestjs/common';

import { Pauses } from './pauses.js';

/** Asked by each slice that something of is paused. */
@Global()
@Module({ providers: [Pauses], exports: [Pauses] })
export class PauseModule {}
