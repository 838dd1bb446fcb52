import { Inject, Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { Visitor } from '../../access/session/session.js';
import { Sessions, type OpenedSession } from '../../access/session/sessions.js';
import { authenticated, isEntering } from './attempt/attempt.js';
import { LoginAttempts, type HeldAttempt } from './attempt/attempts.js';
import { openSession, sealPerson, sealSession } from './attempt/sealed.js';
import type { IdentifiedBy } from './e-id/e-id.js';
import { LogIn } from './log-in.js';
import { loginTexts } from './texts.js';

export interface Entered {
  readonly held: HeldAttempt;
  readonly opened: OpenedSession | null;
  /** True once the browser has sent its session cookie. The attempt is then deleted. */
  readonly arrived: boolean;
}

/**
 * Opens the session once after an approval, and gives its cookie to the browser. For a minute, every request with the
 * login cookie gets the session, because the first response may be lost (LOG-09).
 */
@Injectable()
export class LoginEntry {
  private readonly logger = new Logger('login');

  constructor(
    @Inject(LoginAttempts) private readonly attempts: Pick<LoginAttempts, 'change' | 'find' | 'forget'>,
    @Inject(Sessions) private readonly sessions: Pick<Sessions, 'find' | 'end'>,
    @Inject(CommandBus) private readonly bus: Pick<CommandBus, 'execute'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Opens the session. Of several parallel requests only one opens it. The others find it open or in progress. */
  async enter(held: HeldAttempt, person: IdentifiedBy, visitor: Visitor, correlationId: string): Promise<Entered> {
    const now = this.clock.now();
    if (isEntering(held.attempt, now)) return nothingYet(held);
    const claim = {
      status: 'Started',
      message: loginTexts.entering,
      sealedPerson: sealPerson(person, held.token),
      enteringSince: now,
    } as const;
    const entering = await this.attempts.change(held, { ...held.attempt, ...claim });
    if (!entering) return nothingYet((await this.attempts.find(held.token)) ?? held);
    const opened = await this.open(entering, person, visitor, correlationId);
    return 'opened' in opened ? opened : this.keep(entering, opened);
  }

  /**
   * Returns the session of a finished attempt, if the browser can still get it. Null when it cannot; the attempt is
   * then deleted.
   */
  async handOver(held: HeldAttempt, visitor: Visitor): Promise<Entered | null> {
    const { sealedSession, endsAt } = held.attempt;
    const token = sealedSession ? openSession(sealedSession, held.token) : null;
    const arrived = token !== null && token === visitor.token;
    const session = token && !arrived && this.clock.now() < endsAt ? await this.sessions.find(token) : null;
    if (token && session) return { held, opened: { token, session }, arrived: false };
    await this.attempts.forget(held.token);
    return arrived ? { held, opened: null, arrived } : null;
  }

  private async open(
    entering: HeldAttempt,
    person: IdentifiedBy,
    visitor: Visitor,
    correlationId: string,
  ): Promise<OpenedSession | Entered> {
    const { method, stayLoggedIn } = entering.attempt;
    const context = newContext({ kind: 'customer', id: visitor.session?.sessionId ?? 'guest' }, correlationId);
    try {
      return await this.bus.execute(new LogIn(visitor, { ...person, method }, context, { stayLoggedIn }));
    } catch (error) {
      return nothingYet(await this.notOpened(entering, error));
    }
  }

  /**
   * Records that the session could not be opened. A refusal by the shop ends the attempt. After any other error the
   * next poll tries again with the same approval.
   */
  private async notOpened(entering: HeldAttempt, error: unknown): Promise<HeldAttempt> {
    const { attempt } = entering;
    const refused = error instanceof Problem && (error.status === 400 || error.status === 403);
    if (!refused)
      this.logger.error(
        'a log-in that was approved could not be opened',
        error instanceof Error ? error.stack : String(error),
      );
    const left = refused
      ? ({ status: 'Failed', message: error.errors[0]?.message ?? '', sealedPerson: null } as const)
      : {};
    return (await this.attempts.change(entering, { ...attempt, ...left, enteringSince: null })) ?? entering;
  }

  /**
   * Stores the opened session. When the attempt was cancelled or another request took over, this session is discarded.
   */
  private async keep(entering: HeldAttempt, opened: OpenedSession): Promise<Entered> {
    const sealed = sealSession(opened.token, entering.token);
    const kept = await this.attempts.change(
      entering,
      authenticated(entering.attempt, sealed, loginTexts.loggedIn, this.clock.now()),
    );
    if (kept) return { held: kept, opened, arrived: false };
    await this.sessions.end(opened.token);
    return nothingYet((await this.attempts.find(entering.token)) ?? entering);
  }
}

function nothingYet(held: HeldAttempt): Entered {
  return { held, opened: null, arrived: false };
}
