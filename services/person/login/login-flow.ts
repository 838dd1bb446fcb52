import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { Problem } from '../../foundation/problem/problem.js';
import { Pauses } from '../../access/pause/pauses.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import type { Visitor } from '../../access/session/session.js';
import { identifiedUntil } from '../../../domain/session/index.js';
import {
  attemptRule,
  attemptSeconds,
  extended,
  isEntering,
  isOver,
  mayEnter,
  mayExtend,
  mayRenew,
  renewed,
  secondsAfter,
  secondsLeft,
  type Again,
  type AuthenticationType,
  type Device,
  type LoginAttempt,
  type StartedBy,
} from './attempt/attempt.js';
import { hashOf, LoginAttempts, type HeldAttempt } from './attempt/attempts.js';
import { openPerson, sealPerson } from './attempt/sealed.js';
import { EIdUnavailable, type EId, type EIdOutcome, type IdentifiedBy } from './e-id/e-id.js';
import { EIds } from './e-id/e-ids.js';
import { LoginEntry } from './login-entry.js';
import { LoginOrders, refuseStart } from './login-orders.js';
import { LoginStates, type LoginProgress } from './login-states.js';
import { loginTexts } from './texts.js';

export interface StartLogin {
  readonly method: AuthenticationType;
  readonly by: StartedBy;
  readonly device: Device;
  readonly stayLoggedIn: boolean;
  readonly endUserIp: string;
  readonly userAgent: string;
  /** The browser's session. Null for a browser without one. */
  readonly sessionId: Uuid | null;
  /** True when the log-in started in the shop's own app. */
  readonly inApp: boolean;
}

export interface StartedLogin {
  readonly token: string;
  readonly attempt: LoginAttempt;
  readonly qrCode: string | null;
  /** The link that opens the app. Null for a QR log-in, which must not open an app on this device. */
  readonly launchLink: string | null;
}

/**
 * Runs a log-in from its start to the session. One attempt may use several log-in requests at the e-ID, which are
 * called orders. Each call identifies its attempt only by the token in the login cookie.
 */
@Injectable()
export class LoginFlow {
  constructor(
    @Inject(LoginAttempts) private readonly attempts: LoginAttempts,
    @Inject(EIds) private readonly eIds: EIds,
    @Inject(LoginEntry) private readonly entry: LoginEntry,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
    @Inject(LoginOrders) private readonly orders: LoginOrders,
    @Inject(LoginStates) private readonly states: LoginStates,
    @Inject(Pauses) private readonly pauses: Pauses,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Starts an attempt.
   * @throws Problem 503 when the e-ID does not respond, 409 when staff have paused it, 400 when it is not offered
   */
  async start({ inApp, sessionId, ...asked }: StartLogin): Promise<StartedLogin> {
    // The request to the e-ID names no person, so the e-ID must identify the person.
    const request = { ...asked, inApp, deviceIdentifier: sessionId && this.hash.of('device', sessionId) };
    const eId = this.eIds.of(request.method);
    if (!eId)
      throw new Problem(400, [{ field: 'authenticationType', code: 'NOT_OFFERED', message: loginTexts.notOffered }]);
    await this.pauses.check(`e-id/${request.method}`);
    const { order, nonceHash } = await this.orders.place(eId, request).catch(refuseStart);
    const startedAt = this.clock.now();
    const endsAt = secondsAfter(startedAt, attemptSeconds(request.by));
    const fresh = {
      status: 'Pending',
      message: '',
      returned: false,
      sealedPerson: null,
      enteringSince: null,
      sealedSession: null,
      extensions: 0,
      renewals: 0,
    } as const;
    const attempt: LoginAttempt = {
      attemptId: randomUUID(),
      ...request,
      order,
      nonceHash,
      ...fresh,
      startedAt,
      endsAt,
    };
    const token = await this.attempts.open(attempt);
    const byQr = request.by === 'qr';
    return {
      token,
      attempt,
      qrCode: byQr ? eId.qrCode(attempt, Date.parse(this.clock.now())) : null,
      launchLink: byQr ? null : eId.launchLink(order, request.device),
    };
  }

  /**
   * Returns the state of the attempt. Null when the browser has none. @param nonce the nonce in the URL with which the
   * e-ID returned.
   */
  async progress(
    token: string,
    visitor: Visitor,
    correlationId: string,
    nonce?: string,
  ): Promise<LoginProgress | null> {
    let held = await this.attempts.find(token);
    if (!held) return null;
    if (nonce) held = await this.arrive(held, nonce);
    if (held.attempt.status === 'Authenticated') return this.states.entered(await this.entry.handOver(held, visitor));
    if (isOver(held.attempt) || isEntering(held.attempt, this.clock.now())) return this.states.stateOf(held);
    if (secondsLeft(held.attempt, this.clock.now()) === 0) return this.states.stateOf(await this.timeOut(held));
    if (held.attempt.sealedPerson)
      return this.enter(held, openPerson(held.attempt.sealedPerson, token), visitor, correlationId);
    const eId = this.eIds.of(held.attempt.method);
    const mayAsk = eId && (await this.attempts.mayCollect(held, this.clock.now()));
    if (!mayAsk) return this.states.stateOf(held);
    return this.follow(held, eId, await this.orders.ask(eId, held.attempt), visitor, correlationId);
  }

  /** Extends the attempt (LOG-10). Outside the time in which extensions are allowed nothing changes. */
  async extend(token: string): Promise<LoginProgress | null> {
    const held = await this.attempts.find(token);
    const now = this.clock.now();
    if (!held || !mayExtend(held.attempt, now)) return held && this.states.stateOf(held);
    return this.states.stateOf((await this.attempts.change(held, extended(held.attempt, now))) ?? held);
  }

  /**
   * LOG-09: a client reports the log-in to the checkout. Returns null without an attempt, and false when another
   * attempt caused the log-in.
   */
  async arrived(token: string, visitor: Visitor): Promise<boolean | null> {
    const held = await this.attempts.find(token);
    if (held?.attempt.status !== 'Authenticated') return held && false;
    return (await this.entry.handOver(held, visitor))?.arrived ?? null;
  }

  /** Whether any tab of this browser logged in within the last minute. */
  letInJustNow({ session }: Visitor): boolean {
    const until = session?.identifiedUntil ?? null;
    return until !== null && until > secondsAfter(identifiedUntil(this.clock.now()), -attemptRule.handOverSeconds);
  }

  /**
   * Cancels the attempt and its order in the app, when the person leaves the page or gives up. Returns null without an
   * attempt.
   */
  async cancel(token: string): Promise<true | null> {
    const held = await this.attempts.find(token);
    if (!held) return null;
    await this.attempts.forget(token);
    if (!isOver(held.attempt)) await this.orders.cancel(held.attempt);
    return true;
  }

  private async follow(
    held: HeldAttempt,
    eId: EId,
    outcome: EIdOutcome | null,
    visitor: Visitor,
    correlationId: string,
  ): Promise<LoginProgress | null> {
    if (!outcome) return this.states.stateOf(held);
    if (outcome.kind === 'identified') return this.enter(held, outcome.person, visitor, correlationId);
    if (outcome.kind === 'over' && mayRenew(held.attempt, outcome.again))
      return this.states.stateOf(await this.renew(held, eId, outcome.again));
    const { status, message } = outcome;
    if (held.attempt.status === status && held.attempt.message === message) return this.states.stateOf(held);
    return this.states.stateOf(await this.change(held, { ...held.attempt, status, message }));
  }

  private async enter(
    held: HeldAttempt,
    person: IdentifiedBy,
    visitor: Visitor,
    correlationId: string,
  ): Promise<LoginProgress | null> {
    if (!mayEnter(held.attempt)) {
      const waiting = {
        ...held.attempt,
        status: 'Started',
        message: loginTexts.comeBack,
        sealedPerson: sealPerson(person, held.token),
      } as const;
      return this.states.stateOf(held.attempt.sealedPerson ? held : await this.change(held, waiting));
    }
    return this.states.entered(await this.entry.enter(held, person, visitor, correlationId));
  }

  /** Checks the returned nonce. After a wrong nonce, the attempt still waits for the right one. */
  private async arrive(held: HeldAttempt, nonce: string): Promise<HeldAttempt> {
    const { nonceHash, returned } = held.attempt;
    if (returned || !nonceHash || !sameText(hashOf(nonce), nonceHash)) return held;
    return this.change(held, { ...held.attempt, returned: true });
  }

  /** Replaces an ended order. When the e-ID does not respond, the next poll tries again. */
  private async renew(held: HeldAttempt, eId: EId, again: Again): Promise<HeldAttempt> {
    // The e-ID may report an order as lost that is still open in an app.
    if (again === 'lost') await this.orders.cancel(held.attempt);
    try {
      const { order, nonceHash } = await this.orders.place(eId, held.attempt);
      return await this.change(held, renewed(held.attempt, order, nonceHash, again));
    } catch (error) {
      if (!(error instanceof EIdUnavailable)) throw error;
      return this.change(held, { ...held.attempt, message: error.text });
    }
  }

  private async timeOut(held: HeldAttempt): Promise<HeldAttempt> {
    await this.orders.cancel(held.attempt);
    return this.change(held, {
      ...held.attempt,
      status: 'ExpiredTransaction',
      message: this.states.appMissing(held.attempt) ?? loginTexts.aborted,
      sealedPerson: null,
    });
  }

  private async change(held: HeldAttempt, attempt: LoginAttempt): Promise<HeldAttempt> {
    return (await this.attempts.change(held, attempt)) ?? (await this.attempts.find(held.token)) ?? held;
  }
}

/** Compares hashes, so that the time of the comparison reveals nothing. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
