import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

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

/** Creates the session service of each page request. */
@Injectable()
export class SessionPagesParts {
  constructor(
    @Inject(CommandBus) readonly bus: CommandBus,
    @Inject(OwnSessions) readonly sessions: OwnSessions,
    @Inject(Toggles) readonly toggles: Toggles,
  ) {}
}

export class SessionPages implements SessionService {
  constructor(
    private readonly parts: SessionPagesParts,
    private readonly scope: RequestScope,
  ) {}

  watchRule(): SessionWatchRule {
    const isShorter = this.parts.toggles.isOn('ActivateShorterInactivityTimesToggle');
    return isShorter ? watchRules.shorter : watchRules.normal;
  }

  async own(): Promise<readonly OwnSessionView[]> {
    const { session } = this.scope;
    const own = await this.parts.sessions.of(session);
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
      else await this.parts.sessions.end(shopper, sessionId);
      return { ok: true, leftHere };
    });
  }

  endAll({ commandId }: CartCommand): Promise<Result> {
    return refusalsAsErrors(async () => {
      await this.parts.sessions.endAll(await this.scope.shopper(commandId, {}), this.scope.visitor);
      this.scope.left();
      return { ok: true };
    });
  }

  private async leave(): Promise<void> {
    const { visitor, correlationId } = this.scope;
    await this.parts.bus.execute(new LogOut(visitor, correlationId));
    this.scope.left();
  }
}
