import { Inject, Injectable } from '@nestjs/common';

import {
  asksForNotices,
  customer,
  type CustomerCommand,
  type CustomerState,
  type NoticePlatform,
} from '../../../domain/customer/index.js';
import { stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import type { Shopper } from '../../access/http/request.js';
import { may } from '../../access/permission/may.js';
import type { Session } from '../../access/session/session.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { customerProblem } from '../customer/customer-problem.js';
import { knownCustomer } from '../customer/known-customer.js';
import { KnownProfiles } from '../profile/known-profile.js';
import type { ReachView } from './contract.js';
import { reachOf } from './reach.js';
import { noticeTexts as texts } from './texts.js';

export interface SaidDevice {
  /** The id that the app gives its device. It is stored as a keyed hash. */
  readonly deviceId: string;
  readonly platform: NoticePlatform;
  readonly isOn: boolean;
}

/** RMD-04: which devices show notices, and when a customer without one is asked. */
@Injectable()
export class Notices {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(KnownProfiles) private readonly profiles: KnownProfiles,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async asks(session: Session | null): Promise<boolean> {
    const now = this.clock.now();
    if (!session?.customerId || !may(session, 'reminder.use', now)) return false;
    const state = await this.commands.loadForDisplay(customer, session.customerId);
    return asksForNotices(state, stockholmDate(now));
  }

  /** What each channel lacks. Null without a strong log-in. */
  async reach(session: Session | null): Promise<ReachView | null> {
    const known = await this.profiles.of(session);
    return known?.identified ? reachOf(known) : null;
  }

  decline(shopper: Shopper): Promise<CustomerState> {
    return this.changed(shopper, { type: 'DeclineNotices', at: this.clock.now() });
  }

  /** A device says whether it shows notices. Another customer's use of the same device is not seen here. */
  say(shopper: Shopper, { deviceId, platform, isOn }: SaidDevice): Promise<CustomerState> {
    const key = this.deviceKey(knownCustomer(shopper.session, texts.login), deviceId);
    return isOn
      ? this.changed(shopper, { type: 'TurnNoticesOn', noticeDevice: key, platform, at: this.clock.now() })
      : this.turnOff(shopper, key);
  }

  turnOff(shopper: Shopper, noticeDevice: string): Promise<CustomerState> {
    return this.changed(shopper, { type: 'TurnNoticesOff', noticeDevice, at: this.clock.now() });
  }

  private deviceKey(customerId: Uuid, deviceId: string): string {
    return this.hash.of('notice-device', `${customerId} ${deviceId}`);
  }

  private async changed({ session, context }: Shopper, command: CustomerCommand): Promise<CustomerState> {
    const customerId = knownCustomer(session, texts.login);
    const outcome = await this.commands.handle(customer, customerId, command, context);
    if (!outcome.ok) throw customerProblem(outcome.rejection, () => texts.failed);
    return outcome.state;
  }
}
