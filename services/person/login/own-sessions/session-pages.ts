import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import type { Uuid } from '../../../../domain/kernel/index.js';
import { LogOut } from '../log-out.js';
import { OwnSessions } from './own-sessions.js';
import { watchRules } from '../../../access/session/watch-rules.js';
import { Toggles } from '../../../access/toggles/toggles.js';
import type { CartCommand } from '../../../shop/cart/contract.js';
import type { Result } from '../../../foundation/problem/result-contract.js';
import type { OwnSessionView, SessionService, SessionWatchRule } from '../../../access/session/contract.js';
import type { RequestScope } from '../../../access/request-scope/request-scope.js';
import { refusalsAsErrors } from '../../../foundation/problem/result.js';

export class SessionPages implements SessionService {
  constructor(
    private readonly app: NestFastifyApplication,
    private readonly scope: RequestScope,
  ) {}

  watchRule(): SessionWatchRule {
    const isShorter = this.app.get(Toggles, { strict: false }).isOn('ActivateShorterInactivityTimesToggle');
    return isShorter ? watchRules.shorter : watchRules.normal;
  }

  async own(): Promise<readonly OwnSessionView[]> {
    const { session } = this.scope;
    const own = await this.sessions.of(session);
    return own.map((each) => ({ ...each, here: each.sessionId === session?.sessionId }));
  }

  end({
    commandId,
    sessionId,
  }: CartCommand & { readonly sessionId: Uuid }): Promise<Result<{ readonly leftHere: boolean }>> {
    return refusalsAsErrors(async () => {
      const shopper = await this.scope.shopper(commandId, { sessionId });
      const leftHere = sessionId === shopper.session.sessionId;
      if (leftHere) await this.leave();
      else await this.sessions.end(shopper, sessionId);
      return { ok: true, leftHere };
    });
  }

  endAll({ commandId }: CartCommand): Promise<Result> {
    return refusalsAsErrors(async () => {
      await this.sessions.endAll(await this.scope.shopper(commandId, {}), this.scope.visitor);
      this.scope.left();
      return { ok: true };
    });
  }

  private async leave(): Promise<void> {
    const { visitor, correlationId } = this.scope;
    await this.app.get(CommandBus, { strict: false }).execute(new LogOut(visitor, correlationId));
    this.scope.left();
  }

  private get sessions(): OwnSessions {
    return this.app.get(OwnSessions, { strict: false });
  }
}
