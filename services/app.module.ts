import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { CartModule } from './cart/cart.module.js';
import { PlatformModule } from './platform/platform.module.js';
import type { Platform } from './platform/platform.js';

@Module({})
export class AppModule {
  static of(platform: Platform): DynamicModule {
    return { module: AppModule, imports: [CqrsModule.forRoot(), PlatformModule.of(platform), CartModule] };
  }
}
