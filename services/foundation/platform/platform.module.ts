import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';

import { Clock } from '../clock.js';
import { CommandHandling } from '../command-handling/command-handling.js';
import { ReactionCommands } from '../command-handling/reaction-commands.js';
import { PersonalDataKeys } from '../event-store/personal-data/keys.js';
import { WorkLocks } from '../database/work-locks.js';
import { KeyedHash } from './keyed-hash.js';
import { NumberSeries } from './number-series.js';
import { SignedClaims } from './signed-claims.js';
import type { Platform } from './platform.js';
import { CONFIG, DATABASE, EVENT_STORE, PLATFORM, POOL } from './tokens.js';

@Global()
@Module({})
export class PlatformModule {
  static of(platform: Platform): DynamicModule {
    const providers = providersOf(platform);
    return { module: PlatformModule, providers, exports: providers };
  }
}

function providersOf(platform: Platform): Provider[] {
  const { config, clock, pool, db, store, keys, hash, commands, locks } = platform;
  return [
    { provide: PLATFORM, useValue: platform },
    { provide: CONFIG, useValue: config },
    { provide: POOL, useValue: pool },
    { provide: DATABASE, useValue: db },
    { provide: EVENT_STORE, useValue: store },
    { provide: Clock, useValue: clock },
    { provide: PersonalDataKeys, useValue: keys },
    { provide: KeyedHash, useValue: hash },
    { provide: CommandHandling, useValue: commands },
    { provide: ReactionCommands, useValue: commands },
    { provide: WorkLocks, useValue: locks },
    { provide: NumberSeries, useValue: new NumberSeries(pool) },
    { provide: SignedClaims, useValue: new SignedClaims(hash) },
  ];
}
