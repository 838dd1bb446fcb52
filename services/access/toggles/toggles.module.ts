import { Global, Module } from '@nestjs/common';

import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { TogglesController } from './toggles.controller.js';
import { Toggles } from './toggles.js';

@Global()
@Module({
  controllers: [TogglesController],
  providers: [{ provide: Toggles, inject: [CONFIG], useFactory: ({ toggles }: Config) => new Toggles(toggles) }],
  exports: [Toggles],
})
export class TogglesModule {}
