import { Inject, Injectable } from '@nestjs/common';

import { countedConsent, customer, type ConsentCode, type CountedConsent } from '../../../domain/customer/index.js';
import { isForgotten, stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import type { DatedKind } from '../../../domain/reminder/index.js';
import { REMINDER_TABLE, REMINDER_WAYS, type WayFacts, type WayFactsOf } from '../../../domain/reminder/rules/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { internationalNumber, SMS_GATEWAY, type SmsGateway } from '../../partners/push/sms/gateway.js';
import { MemberOf } from '../../person/member/member-of.js';

/** How a customer can be reached now. */
export interface Reach {
  readonly firstName: string | null;
  readonly email: string | null;
  /** In international form. Null also where no messages can be sent. */
  readonly mobileNumber: string | null;
  /** Whether the app on a device of the customer shows notices. */
  readonly showsNotices: boolean;
  readonly isMember: boolean;
  consent(code: ConsentCode): CountedConsent;
}

/** RMD-03: the consents and the addresses of a customer, read at the moment of sending. */
@Injectable()
export class ReminderWays {
  constructor(
    @Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'load'>,
    @Inject(MemberOf) private readonly members: Pick<MemberOf, 'active'>,
    @Inject(SMS_GATEWAY) private readonly sms: SmsGateway | null,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Null for a customer who is unknown or erased. */
  async reach(customerId: Uuid): Promise<Reach | null> {
    const known = await this.commands.load(customer, customerId);
    if (known.status !== 'known') return null;
    const member = (await this.members.active(customerId))?.state;
    const { profile, noticeDevices } = known;
    const today = stockholmDate(this.clock.now());
    const mobile = first(profile.mobileNumber, member?.mobileNumber);
    return {
      firstName: first(profile.firstName),
      email: first(profile.email, member?.email),
      showsNotices: noticeDevices.length > 0,
      isMember: member !== undefined,
      mobileNumber: this.sms && mobile ? internationalNumber(mobile) : null,
      consent: (code) => countedConsent(known, code, today),
    };
  }
}

/** What is known of each way of a kind. The push service knows the app by the customer id. */
export function wayFacts(reach: Reach, kind: DatedKind): WayFactsOf {
  const addresses = { App: reach.showsNotices, Email: reach.email !== null, Sms: reach.mobileNumber !== null };
  const { consents } = REMINDER_TABLE[kind];
  const facts = REMINDER_WAYS.map((way) => [way, factsOf(reach.consent(consents[way]), addresses[way])]);
  return Object.fromEntries(facts) as WayFactsOf;
}

function factsOf({ since, isOutdated }: CountedConsent, isReachable: boolean): WayFacts {
  return { consentSince: since, isConsentOutdated: isOutdated, isReachable };
}

function first(...values: readonly (string | undefined)[]): string | null {
  return values.find((value) => value && !isForgotten(value)) ?? null;
}
