import { Inject, Injectable } from '@nestjs/common';

import type { BusinessDate, Uuid } from '../../../domain/kernel/index.js';
import { membership, type MemberState } from '../../../domain/member/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';

export interface CustomerMembership {
  readonly memberId: Uuid;
  readonly state: MemberState;
}

/** The day on which the last of these memberships ended. Null when none has. */
export function lastEnd(memberships: readonly CustomerMembership[]): BusinessDate | null {
  return memberships.flatMap(({ state: { end } }) => (end ? [end.endedOn] : [])).at(-1) ?? null;
}

/**
 * Finds a customer's memberships. Their ids are derived from the customer id, so a new membership is found before a
 * view shows it.
 */
@Injectable()
export class MemberOf {
  constructor(@Inject(CommandHandling) private readonly commands: CommandHandling) {}

  async active(customerId: Uuid): Promise<CustomerMembership | null> {
    const latest = await this.latest(customerId);
    return latest?.state.status === 'active' ? latest : null;
  }

  /** Returns the active membership, or the last one. Null for a person who was never a member. */
  async latest(customerId: Uuid): Promise<CustomerMembership | null> {
    return (await this.history(customerId)).at(-1) ?? null;
  }

  /** Derives the id of the first membership, whether or not it exists. */
  firstOf(customerId: Uuid): Uuid {
    return memberIdOf(customerId, 0);
  }

  /**
   * Returns the id for a registration. During a membership it is that membership's id, so that a second registration is
   * refused.
   */
  async forRegistration(customerId: Uuid): Promise<Uuid> {
    const history = await this.history(customerId);
    const last = history.at(-1);
    return last?.state.status === 'active' ? last.memberId : memberIdOf(customerId, history.length);
  }

  /** Returns all memberships, oldest first. */
  async all(customerId: Uuid): Promise<readonly CustomerMembership[]> {
    return this.history(customerId);
  }

  private async history(customerId: Uuid): Promise<CustomerMembership[]> {
    const found: CustomerMembership[] = [];
    for (;;) {
      const memberId = memberIdOf(customerId, found.length);
      const state = await this.commands.loadForDisplay(membership, memberId);
      if (state.status === 'none') return found;
      found.push({ memberId, state });
      if (state.status === 'active') return found;
    }
  }
}

function memberIdOf(customerId: Uuid, nth: number): Uuid {
  return derivedId(customerId, `membership/${nth}`);
}
