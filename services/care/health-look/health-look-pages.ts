import { Inject, Injectable } from '@nestjs/common';

import { healthLook, type HealthLookEvent } from '../../../domain/health-look/index.js';
import type { RecordedEvent, Uuid } from '../../../domain/kernel/index.js';
import { streamId } from '../../../domain/slices.js';
import type { CustomerViewed } from '../../../domain/staff-access/index.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { EVENT_STORE } from '../../foundation/platform/tokens.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { warrant } from '../../../domain/warrant/index.js';
import type { HealthLookService, LooksView } from './contract.js';
import { HealthLooks } from './health-looks.js';
import { lookList, type Holders } from './look-list.js';

/** The number of events that the page reads of each stream. */
const MOST = 500;

/** Creates the service of each page request. */
@Injectable()
export class HealthLookPagesParts {
  constructor(
    @Inject(CommandHandling) readonly commands: CommandHandling,
    @Inject(HealthLooks) readonly looks: HealthLooks,
    @Inject(EVENT_STORE) readonly store: EventStore,
  ) {}
}

export class HealthLookPages implements HealthLookService {
  constructor(
    private readonly parts: HealthLookPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async own(): Promise<LooksView | null> {
    const customerId = this.scope.session?.customerId;
    if (!customerId) return null;
    const [looks, history, { isBlocked }, holders] = await Promise.all([
      this.newest(streamId('health-look', customerId)),
      this.newest(streamId('staff-access', customerId)),
      this.parts.commands.loadForDisplay(healthLook, customerId),
      this.holders(customerId),
    ]);
    const all = [...looks, ...history] as readonly (RecordedEvent<HealthLookEvent> | RecordedEvent<CustomerViewed>)[];
    const newestFirst = all.toSorted((one, other) => Date.parse(other.data.at) - Date.parse(one.data.at));
    const hasOlder = looks.length === MOST || history.length === MOST;
    return { looks: lookList(newestFirst, holders), hasOlder, isBlocked };
  }

  async block(blocked: boolean): Promise<Result> {
    const { customerId } = this;
    await this.parts.looks.block(customerId, blocked);
    return { ok: true };
  }

  private async holders(customerId: Uuid): Promise<Holders> {
    const { warrants } = await this.parts.commands.loadForDisplay(warrant, customerId);
    return new Map(
      Object.values(warrants).flatMap(({ warrantId, persons }) => (persons ? [[warrantId, persons.holder.name]] : [])),
    );
  }

  private newest(stream: string): Promise<readonly RecordedEvent[]> {
    return this.parts.store.readStream(stream, { direction: 'backwards', limit: MOST });
  }

  /** The permission of the page has checked the log-in. */
  private get customerId(): Uuid {
    const customerId = this.scope.session?.customerId;
    if (!customerId) throw new Error('a page changed a block without a customer');
    return customerId;
  }
}
