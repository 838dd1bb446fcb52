import { Global, Module } from '@nestjs/common';

import { Pauses } from './pauses.js';

@Global()
@Module({ providers: [Pauses], exports: [Pauses] })
export class PauseModule {}
