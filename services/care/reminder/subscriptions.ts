import { Inject, Injectable } from '@nestjs/common';

import type { ConsentCode } from '../../../domain/customer/index.js';
import type { Uuid } from '../../../domain/kernel/index.js';
import {
  REMINDER_KINDS,
  REMINDER_TABLE,
  REMINDER_WAYS,
  type ReminderKind,
} from '../../../domain/reminder/rules/index.js';
import type { Shopper } from '../../access/http/request.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { Problem } from '../../foundation/problem/problem.js';
import { GiveConsents } from '../../person/consent/give-consents.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { HealthLooks } from '../health-look/health-looks.js';
import type { Subscription, SubscriptionChannel } from './contract.js';
import { channelIdOf } from './reminder-ids.js';
import { ReminderWays, type Reach } from './reminder-ways.js';
import { reminderTexts as texts } from './texts.js';

/** RMD-01: the switches of a customer, one for each channel of each kind. Each is a consent of the customer. */
@Injectable()
export class Subscriptions {
  constructor(
    @Inject(GiveConsents) private readonly consents: GiveConsents,
    @Inject(ReminderWays) private readonly ways: ReminderWays,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
  ) {}

  async of(customerId: Uuid): Promise<readonly Subscription[]> {
    const reach = await this.ways.reach(customerId);
    if (!reach) return [];
    return REMINDER_KINDS.map((kind) => ({
      kind,
      name: texts.kinds[kind],
      eventId: REMINDER_TABLE[kind].eventId,
      channels: this.channels(customerId, kind, reach),
      isOpen: kind !== 'Offers' || reach.isMember,
    }));
  }

  /**
   * Turns a channel on or off by its consent. On needs a strong log-in, off does not (GDPR art. 7.3).
   * @throws Problem 401, 403 for an id that is not the customer's, 409 for offers to somebody who is no member
   */
  async turn(shopper: Shopper, channelId: string, isActive: boolean): Promise<void> {
    const customerId = knownCustomer(shopper.session, texts.login);
    const subscription = (await this.of(customerId)).find((one) => channelIn(one, channelId));
    const channel = subscription && channelIn(subscription, channelId);
    if (!channel) return this.refuse(customerId, channelId);
    if (isActive && !subscription.isOpen)
      throw new Problem(409, [{ field: 'id', code: 'NOT_MEMBER', message: texts.notMember }]);
    const code = channel.consentCode as ConsentCode;
    const outcome = await (isActive ? this.consents.give(shopper, code) : this.consents.withdraw(shopper, code));
    if (!outcome.ok) throw new TypeError(`a consent was refused with ${outcome.rejection.type}`);
  }

  private channels(customerId: Uuid, kind: ReminderKind, reach: Reach): readonly SubscriptionChannel[] {
    return REMINDER_WAYS.map((channel) => {
      const consentCode = REMINDER_TABLE[kind].consents[channel];
      const channelId = channelIdOf(customerId, kind, channel, this.hash);
      return { channelId, channel, isActive: reach.consent(consentCode).since !== null, consentCode };
    });
  }

  private async refuse(customerId: Uuid, channelId: string): Promise<never> {
    await this.looks.refused(customerId, 'prescriptions', { text: channelId, person: null });
    throw new Problem(403, [{ field: 'id', code: 'CHANNEL_UNKNOWN', message: texts.unknownChannel }]);
  }
}

function channelIn({ channels }: Subscription, channelId: string): SubscriptionChannel | undefined {
  return channels.find((channel) => channel.channelId === channelId);
}
