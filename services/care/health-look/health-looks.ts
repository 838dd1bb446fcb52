import { Inject, Injectable } from '@nestjs/common';

import { healthLook, type HealthPart } from '../../../domain/health-look/index.js';
import type { Uuid } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';

/** LAW-09: records every look at health data. Call it before the data leaves: what is not recorded is not shown. */
@Injectable()
export class HealthLooks {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async shownToSelf(customerId: Uuid, part: HealthPart): Promise<void> {
    const by = { kind: 'customer', id: customerId } as const;
    await this.commands.handle(
      healthLook,
      customerId,
      { type: 'ShowHealthData', customerId, part, by, at: this.clock.now() },
      newContext(by),
    );
  }

  /** @param personNumber what the customer asked for. Only its keyed hash is stored. */
  async refused(customerId: Uuid, part: HealthPart, personNumber: string): Promise<void> {
    const otherPerson = this.hash.of('person asked for', personNumber);
    await this.commands.handle(
      healthLook,
      customerId,
      { type: 'RefuseHealthData', customerId, part, otherPerson, at: this.clock.now() },
      newContext({ kind: 'customer', id: customerId }),
    );
  }
}
