import { Inject, Injectable } from '@nestjs/common';

import { countedConsent, customer, REMINDER_CHANNELS, REMINDER_TOPICS } from '../../../domain/customer/index.js';
import { stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import type { Shopper } from '../../access/http/request.js';
import { may } from '../../access/permission/may.js';
import type { Session } from '../../access/session/session.js';
import { SyncMarker } from '../../access/session/sync-marker.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { Recomputing } from './recomputing.js';
import { Reminders } from './reminders.js';
import { reminderTexts as texts } from './texts.js';

export interface SyncInfo {
  readonly hasConsent: boolean;
  readonly hasMarker: boolean;
  /** Whether something is stored of which the customer may be reminded. */
  readonly hasSomething: boolean;
}

export interface Synced {
  readonly isSynced: boolean;
  readonly count: number;
}

/** RMD-02: a session syncs once: logged in, with a consent, with its marker, and with something to send. */
@Injectable()
export class ReminderSync {
  constructor(
    @Inject(SyncMarker) private readonly marker: SyncMarker,
    @Inject(Reminders) private readonly reminders: Reminders,
    @Inject(Recomputing) private readonly recomputing: Recomputing,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Whether the browser shall ask for a sync. Every page asks it, so it reads the least first. */
  async isDue(session: Session | null): Promise<boolean> {
    if (!session?.customerId || !may(session, 'reminder.use', this.clock.now())) return false;
    return (await this.hasConsent(session.customerId)) && this.marker.isSet(session.sessionId);
  }

  async info({ sessionId, customerId }: Session): Promise<SyncInfo> {
    const known = knownCustomer({ customerId }, texts.login);
    return {
      hasConsent: await this.hasConsent(known),
      hasMarker: await this.marker.isSet(sessionId),
      hasSomething: await this.recomputing.hasSubjects(known),
    };
  }

  /** Computes the reminders again. The marker is cleared only when this succeeds. */
  async sync(shopper: Shopper): Promise<Synced> {
    const { session } = shopper;
    const customerId = knownCustomer(session, texts.login);
    const { hasConsent, hasSomething } = await this.info(session);
    if (!hasConsent || !hasSomething) return NOT_SYNCED;
    if (!(await this.marker.take(session.sessionId, this.clock.now()))) return NOT_SYNCED;
    try {
      await this.reminders.recompute(shopper);
    } catch (error) {
      await this.marker.giveBack(session.sessionId);
      throw error;
    }
    return { isSynced: true, count: await this.reminders.countComing(customerId) };
  }

  private async hasConsent(customerId: Uuid): Promise<boolean> {
    const known = await this.commands.loadForDisplay(customer, customerId);
    const today = stockholmDate(this.clock.now());
    return REMINDER_TOPICS.some((topic) =>
      REMINDER_CHANNELS.some((channel) => countedConsent(known, `Reminders${channel}${topic}`, today).since !== null),
    );
  }
}

const NOT_SYNCED: Synced = { isSynced: false, count: 0 };
