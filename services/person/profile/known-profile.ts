import { Inject, Injectable } from '@nestjs/common';

import {
  customer,
  isProfileComplete,
  shouldVerifyContact,
  type CustomerProfile,
  type CustomerState,
} from '../../../domain/customer/index.js';
import { isForgotten, stockholmDate } from '../../../domain/kernel/index.js';
import type { MemberState } from '../../../domain/member/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { MemberOf } from '../member/member-of.js';
import { may } from '../../access/permission/may.js';
import type { Session } from '../../access/session/session.js';

/** The profile of the session's person, as far as the strength of the log-in allows. */
export interface KnownProfile {
  readonly state: CustomerState;
  readonly member: MemberState | null;
  readonly identified: boolean;
  /** Erased values are absent. Address, person number and e-mail are absent without a strong log-in (SET-05). */
  readonly profile: Partial<CustomerProfile>;
  readonly complete: boolean;
  /** True for an active membership of a person with a strong log-in. */
  readonly authenticatedMember: boolean;
  readonly shouldVerifyEmail: boolean;
}

@Injectable()
export class KnownProfiles {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(MemberOf) private readonly memberOf: MemberOf,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async of(session: Session | null): Promise<KnownProfile | null> {
    const { customerId = null } = session ?? {};
    if (!customerId) return null;
    const [state, member] = await Promise.all([
      this.commands.loadForDisplay(customer, customerId),
      this.memberOf.active(customerId),
    ]);
    const now = this.clock.now();
    const identified = may(session, 'profile.change', now);
    const whole = wholeProfile(state, member?.state ?? null);
    const authenticatedMember = identified && member !== null;
    return {
      state,
      member: member?.state ?? null,
      identified,
      profile: identified ? whole : namesOf(whole),
      complete: isProfileComplete(whole),
      authenticatedMember,
      shouldVerifyEmail:
        authenticatedMember && shouldVerifyContact(state, member.state.registeredOn, stockholmDate(now)),
    };
  }
}

/** Completes the profile with the details that a member gave at registration. */
function wholeProfile({ profile }: CustomerState, member: MemberState | null): Partial<CustomerProfile> {
  const joinedWith = member ? { email: member.email, mobileNumber: member.mobileNumber } : {};
  return Object.fromEntries(
    Object.entries({ ...joinedWith, ...profile }).filter(([, value]) => value && !isForgotten(value)),
  );
}

function namesOf({ firstName, lastName }: Partial<CustomerProfile>): Partial<CustomerProfile> {
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) };
}
