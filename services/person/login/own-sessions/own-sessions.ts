import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import { customer } from '../../../../domain/customer/index.js';
import type { Uuid } from '../../../../domain/kernel/index.js';
import { Clock } from '../../../foundation/clock.js';
import { partOf } from '../../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import { customerProblem } from '../../customer/customer-problem.js';
import { knownCustomer } from '../../customer/known-customer.js';
import type { Shopper } from '../../../access/http/request.js';
import type { OwnSession, Session, Visitor } from '../../../access/session/session.js';
import { Sessions } from '../../../access/session/sessions.js';
import { LogOut } from '../log-out.js';
import { loginTexts } from '../texts.js';

@Injectable()
export class OwnSessions {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async of(session: Session | null): Promise<readonly OwnSession[]> {
    return session?.customerId ? this.sessions.ofCustomer(session.customerId) : [];
  }

  /** Ends the session of another device. Nothing happens for a session that has ended or is another person's. */
  async end(shopper: Shopper, sessionId: Uuid): Promise<void> {
    const customerId = knownCustomer(shopper.session, loginTexts.ownOnly);
    await this.keep(shopper, customerId, await this.sessions.endOneOf(customerId, sessionId));
  }

  /**
   * Ends all sessions, including this one. The sessions end before the event is recorded. So they end even when the
   * event store fails.
   */
  async endAll(shopper: Shopper, visitor: Visitor): Promise<void> {
    const customerId = knownCustomer(shopper.session, loginTexts.ownOnly);
    await this.keep(shopper, customerId, await this.sessions.endAllOf(customerId));
    await this.bus.execute(new LogOut(visitor, shopper.context.correlationId));
  }

  private async keep({ context }: Shopper, customerId: Uuid, sessionIds: readonly Uuid[]): Promise<void> {
    const command = { type: 'EndSessions', sessionIds, at: this.clock.now() } as const;
    const outcome = await this.commands.handle(customer, customerId, command, partOf(context, 'end sessions'));
    if (!outcome.ok) throw customerProblem(outcome.rejection, () => loginTexts.endNotKept);
  }
}
