import { Global, Module } from '@nestjs/common';

import { AnonymousLimits } from './anonymous-limits.js';
import { SharedLimits } from './shared-limits.js';

@Global()
@Module({ providers: [AnonymousLimits, SharedLimits], exports: [AnonymousLimits, SharedLimits] })
export class RateLimitModule {}
