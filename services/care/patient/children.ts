import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, stockholmDate, type PersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { guardianSees } from '../../../domain/prescription/rules/index.js';
import { Clock } from '../../foundation/clock.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { NationalService } from './national-service.js';

export interface Child {
  /** A neutral id, so that an address can name the child. It is another one for each guardian. */
  readonly key: string;
  readonly firstName: string;
  readonly personNumber: PersonNumber;
}

export interface Children {
  /** The children whose data the guardian may see today. */
  readonly seen: readonly Child[];
  /** Whether the guardian has a child that is too old for that. */
  readonly hasOlder: boolean;
}

/** RX-08: the children of a guardian, asked of the national service each time, because guardianship may end any day. */
@Injectable()
export class ChildrenOfGuardians {
  constructor(
    @Inject(NationalService) private readonly national: NationalService,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Null when the service is closed. */
  async of(guardian: Uuid, personNumber: PersonNumber): Promise<Children | null> {
    const children = await this.national.ask((gateway) => gateway.childrenOf(personNumber));
    if (!children) return null;
    const today = stockholmDate(this.clock.now());
    const seen = children.flatMap(({ firstName, personNumber: number }) => {
      const child = parsePersonNumber(number);
      return child && guardianSees(child, today)
        ? [{ key: this.keyOf(guardian, child), firstName, personNumber: child }]
        : [];
    });
    return { seen, hasOlder: seen.length < children.length };
  }

  private keyOf(guardian: Uuid, child: PersonNumber): string {
    return this.hash.of('child of a guardian', `${guardian} ${child}`).slice(0, 22);
  }
}
