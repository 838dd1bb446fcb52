import { Global, Inject, Module } from '@nestjs/common';

import { AnonymousLimits } from './anonymous-limits.js';
import { SharedLimits } from './shared-limits.js';
import { SweepRegistry } from '../../foundation/reactions/sweep-registry.js';

@Global()
@Module({ providers: [AnonymousLimits, SharedLimits], exports: [AnonymousLimits, SharedLimits] })
export class RateLimitModule {
  constructor(@Inject(SweepRegistry) sweeps: SweepRegistry, @Inject(SharedLimits) limits: SharedLimits) {
    sweeps.register(50, { name: 'rate limits', sweep: () => limits.sweep() });
  }
}
