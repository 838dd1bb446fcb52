import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { customer } from '../../../domain/customer/index.js';
import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Visitor } from '../../access/session/session.js';
import { Sessions } from '../../access/session/sessions.js';

/**
 * Logs out. The browser has no cart afterwards; the customer's cart stays on the server for the next log-in (SES-05).
 */
export class LogOut extends Command<void> {
  constructor(
    readonly visitor: Visitor,
    readonly correlationId: string,
  ) {
    super();
  }
}

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ visitor: { token, session }, correlationId }: LogOut): Promise<void> {
    if (!token || !session) return;
    await this.sessions.end(token);
    const { customerId } = session;
    if (!customerId) return;
    const context = newContext({ kind: 'customer', id: customerId }, correlationId);
    await this.commands.handle(customer, customerId, { type: 'LogOut', at: this.clock.now() }, context);
  }
}
