import { Global, Module } from '@nestjs/common';

import { Pauses } from './pauses.js';

/** Used by each slice that staff can pause. */
@Global()
@Module({ providers: [Pauses], exports: [Pauses] })
export class PauseModule {}
