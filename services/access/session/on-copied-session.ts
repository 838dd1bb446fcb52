import { Logger } from '@nestjs/common';

import { customer } from '../../../domain/customer/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { OnCopiedSession } from './sessions.js';

/**
 * Records a copied session in the customer's history, which causes a mail. It is also logged, in case the store is
 * unavailable.
 */
export function onCopiedSession(commands: Pick<CommandHandling, 'handle'>, clock: Pick<Clock, 'now'>): OnCopiedSession {
  const logger = new Logger('session');
  return async ({ sessionId, customerId }) => {
    logger.warn(`${sessionId} is ended: its token was used although a newer one had replaced it`);
    if (!customerId)
      throw new Error(`session ${sessionId} has no customer, so none of its tokens can have been replaced`);
    const command = { type: 'RecordCopiedSession', sessionId, at: clock.now() } as const;
    const context = { ...newContext({ kind: 'system', id: 'session' }), commandId: derivedId(sessionId, 'copied') };
    const outcome = await commands.handle(customer, customerId, command, context);
    if (!outcome.ok) throw new Error(`the end of session ${sessionId} is not kept: ${outcome.rejection.type}`);
  };
}
