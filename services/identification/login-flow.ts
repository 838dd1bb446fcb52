import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';

import type { Uuid } from '../../domain/kernel/index.js';
import { Clock } from '../clock/clock.js';
import type { Config } from '../config/config.js';
import { Problem } from '../http/problem.js';
import { returnAddress } from '../partners/return-address.js';
import { KeyedHash } from '../platform/keyed-hash.js';
import { CONFIG } from '../platform/tokens.js';
import type { OpenedSession } from '../session/sessions.js';
import { sessionRule, type Visitor } from '../session/session.js';
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
import { EIdUnavailable, type EId, type EIdOutcome, type EIdStart, type IdentifiedBy } from './e-id/e-id.js';
import { EIds } from './e-id/e-ids.js';
import { LoginEntry, type Entered } from './login-entry.js';
import { loginTexts } from './texts.js';

export interface StartLogin {
  readonly method: AuthenticationType;
  readonly by: StartedBy;
  readonly device: Device;
  readonly stayLoggedIn: boolean;
  readonly endUserIp: string;
  readonly userAgent: string;
  /** Null for a browser that has none yet. */
  readonly sessionId: Uuid | null;
  /** Begun in the shop's own app. */
  readonly inApp: boolean;
}

export interface StartedLogin {
  /** For the login cookie. */
  readonly token: string;
  readonly attempt: LoginAttempt;
  readonly qrCode: string | null;
  /** Null for a QR login: its link must not open an app here. */
  readonly launchLink: string | null;
}

export interface LoginProgress {
  readonly attempt: LoginAttempt;
  readonly qrCode: string | null;
  /** The code of the next second, for a screen that asks every other. */
  readonly nextQrCode: string | null;
  readonly secondsLeft: number;
  readonly mayExtend: boolean;
  /** Until the app has been opened: each new order has its own. */
  readonly launchLink: string | null;
  /** What to tell the person if time runs out now; null once the app has answered. */
  readonly appMissing: string | null;
  /** For the call that completes the login, and again until the browser shows that it has it. */
  readonly opened: OpenedSession | null;
  /** The browser has its session: its login cookie has done its work. */
  readonly arrived: boolean;
}

/**
 * A login from its start to a session: one attempt holds as many orders of the e-ID as it takes.
 * Every question comes with the browser's login cookie; nothing else names an attempt.
 */
@Injectable()
export class LoginFlow {
  private readonly logger = new Logger('login');

  constructor(
    @Inject(LoginAttempts) private readonly attempts: LoginAttempts,
    @Inject(EIds) private readonly eIds: EIds,
    @Inject(LoginEntry) private readonly entry: LoginEntry,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws Problem 503 when the e-ID does not answer, 400 when it is not offered. */
  async start({ inApp, sessionId, ...asked }: StartLogin, replaced: string | null): Promise<StartedLogin> {
    // Never the person: who it is is what is being asked.
    const request = { ...asked, inApp, deviceIdentifier: sessionId && this.hash.of('device', sessionId) };
    const eId = this.eIds.of(request.method);
    if (!eId)
      throw new Problem(400, [{ field: 'authenticationType', code: 'NOT_OFFERED', message: loginTexts.notOffered }]);
    if (replaced) await this.cancel(replaced);
    const { order, nonceHash } = await this.order(eId, request).catch(refuseStart);
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
      qrCode: byQr ? eId.qrCode(attempt, this.ms()) : null,
      launchLink: byQr ? null : eId.launchLink(order, request.device),
    };
  }

  /** Null when the browser holds no attempt. @param nonce what the e-ID brought back, if it came back. */
  async progress(
    token: string,
    visitor: Visitor,
    correlationId: string,
    nonce?: string,
  ): Promise<LoginProgress | null> {
    let held = await this.attempts.find(token);
    if (!held) return null;
    if (nonce) held = await this.arrive(held, nonce);
    if (held.attempt.status === 'Authenticated') return this.entered(await this.entry.handOver(held, visitor));
    if (isOver(held.attempt) || isEntering(held.attempt, this.clock.now())) return this.told(held);
    if (secondsLeft(held.attempt, this.clock.now()) === 0) return this.told(await this.timeOut(held));
    if (held.attempt.sealedPerson)
      return this.enter(held, openPerson(held.attempt.sealedPerson, token), visitor, correlationId);
    const eId = this.eIds.of(held.attempt.method);
    const mayAsk = eId && (await this.attempts.mayCollect(held, this.clock.now()));
    if (!mayAsk) return this.told(held);
    return this.follow(held, eId, await this.ask(eId, held), visitor, correlationId);
  }

  /** LOG-10. False when it is not the time to. */
  async extend(token: string): Promise<LoginProgress | null> {
    const held = await this.attempts.find(token);
    const now = this.clock.now();
    if (!held || !mayExtend(held.attempt, now)) return held && this.told(held);
    return this.told((await this.attempts.change(held, extended(held.attempt, now))) ?? held);
  }

  /** LOG-09: the client has told the checkout of its log-in. Null when there is no attempt, false when it was not by this one. */
  async arrived(token: string, visitor: Visitor): Promise<boolean | null> {
    const held = await this.attempts.find(token);
    if (held?.attempt.status !== 'Authenticated') return held && false;
    return (await this.entry.handOver(held, visitor))?.arrived ?? null;
  }

  /** Whether this browser was identified within the last minute, by whatever tab. */
  letInJustNow({ session }: Visitor): boolean {
    const { identifiedUntil = null } = session ?? {};
    return (
      identifiedUntil !== null &&
      identifiedUntil >
        secondsAfter(this.clock.now(), sessionRule.identificationMinutes * 60 - attemptRule.handOverSeconds)
    );
  }

  /** On leaving the page, or on giving up; the order ends in the app too. Null when there was nothing to give up. */
  async cancel(token: string): Promise<true | null> {
    const held = await this.attempts.find(token);
    if (!held) return null;
    await this.attempts.forget(token);
    if (!isOver(held.attempt)) await this.cancelOrder(held.attempt);
    return true;
  }

  private async follow(
    held: HeldAttempt,
    eId: EId,
    outcome: EIdOutcome | null,
    visitor: Visitor,
    correlationId: string,
  ): Promise<LoginProgress | null> {
    if (!outcome) return this.told(held);
    if (outcome.kind === 'identified') return this.enter(held, outcome.person, visitor, correlationId);
    if (outcome.kind === 'over' && mayRenew(held.attempt, outcome.again))
      return this.told(await this.renew(held, eId, outcome.again));
    const { status, message } = outcome;
    if (held.attempt.status === status && held.attempt.message === message) return this.told(held);
    return this.told(await this.change(held, { ...held.attempt, status, message }));
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
      return this.told(held.attempt.sealedPerson ? held : await this.change(held, waiting));
    }
    return this.entered(await this.entry.enter(held, person, visitor, correlationId));
  }

  /** A changed or foreign nonce changes nothing: the attempt goes on waiting for the right one. */
  private async arrive(held: HeldAttempt, nonce: string): Promise<HeldAttempt> {
    const { nonceHash, returned } = held.attempt;
    if (returned || !nonceHash || !sameText(hashOf(nonce), nonceHash)) return held;
    return this.change(held, { ...held.attempt, returned: true });
  }

  /** A new order in place of one that is over; when none is to be had just now the next poll tries again. */
  private async renew(held: HeldAttempt, eId: EId, again: Again): Promise<HeldAttempt> {
    // What we call lost may still stand open in somebody's app.
    if (again === 'lost') await this.cancelOrder(held.attempt);
    try {
      const { order, nonceHash } = await this.order(eId, held.attempt);
      return await this.change(held, renewed(held.attempt, order, nonceHash, again));
    } catch (error) {
      if (!(error instanceof EIdUnavailable)) throw error;
      return this.change(held, { ...held.attempt, message: error.told });
    }
  }

  /** An order at the e-ID. Each has its own nonce: what an earlier one brings back opens nothing. */
  private async order(
    eId: EId,
    request: Omit<EIdStart, 'returnUrl'> & Pick<LoginAttempt, 'inApp'>,
  ): Promise<Pick<LoginAttempt, 'order' | 'nonceHash'>> {
    const here = request.by === 'this-device';
    const nonce = eId.returns && here ? randomBytes(24).toString('base64url') : null;
    const returnUrl = here ? this.returnUrl(nonce, request.userAgent, request.inApp) : null;
    return { order: await eId.start({ ...request, returnUrl }), nonceHash: nonce && hashOf(nonce) };
  }

  /** Null where the app is on another device, or has answered. */
  private appMissing({ method, by, status }: LoginAttempt): string | null {
    return by === 'this-device' && status === 'Pending' ? (this.eIds.of(method)?.appMissing ?? null) : null;
  }

  private async timeOut(held: HeldAttempt): Promise<HeldAttempt> {
    await this.cancelOrder(held.attempt);
    return this.change(held, {
      ...held.attempt,
      status: 'ExpiredTransaction',
      message: this.appMissing(held.attempt) ?? loginTexts.aborted,
      sealedPerson: null,
    });
  }

  /** Null while the e-ID does not answer: the person's app may be in the middle of it. */
  private async ask(eId: EId, { attempt }: HeldAttempt): Promise<EIdOutcome | null> {
    try {
      return await eId.collect(attempt);
    } catch (error) {
      if (!(error instanceof EIdUnavailable)) throw error;
      return null;
    }
  }

  private async cancelOrder({ method, order }: LoginAttempt): Promise<void> {
    try {
      await this.eIds.of(method)?.cancel(order);
    } catch (error) {
      this.logger.warn(`an order was left to run out: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async change(held: HeldAttempt, attempt: LoginAttempt): Promise<HeldAttempt> {
    return (await this.attempts.change(held, attempt)) ?? (await this.attempts.find(held.token)) ?? held;
  }

  private told({ attempt }: HeldAttempt): LoginProgress {
    const now = this.clock.now();
    const eId = this.eIds.of(attempt.method);
    const qr = (later: number): string | null =>
      attempt.by === 'qr' && eId ? eId.qrCode(attempt, this.ms() + later) : null;
    const launchLink =
      attempt.by === 'this-device' && attempt.status === 'Pending' && eId
        ? eId.launchLink(attempt.order, attempt.device)
        : null;
    return {
      attempt,
      qrCode: qr(0),
      nextQrCode: qr(1000),
      secondsLeft: isOver(attempt) ? 0 : secondsLeft(attempt, now),
      mayExtend: mayExtend(attempt, now),
      launchLink,
      appMissing: this.appMissing(attempt),
      opened: null,
      arrived: false,
    };
  }

  private entered(entered: Entered | null): LoginProgress | null {
    return entered && { ...this.told(entered.held), opened: entered.opened, arrived: entered.arrived };
  }

  private returnUrl(nonce: string | null, userAgent: string, inApp: boolean): string {
    const { publicUrl, appReturnScheme } = this.config;
    return returnAddress({
      publicUrl,
      path: nonce ? `/login-status?nonce=${nonce}` : '/login-status',
      userAgent,
      appScheme: inApp ? appReturnScheme : null,
    });
  }

  private ms(): number {
    return Date.parse(this.clock.now());
  }
}

function refuseStart(error: unknown): never {
  if (!(error instanceof EIdUnavailable)) throw error;
  throw new Problem(503, [{ code: 'E_ID_UNAVAILABLE', message: error.told }], { message: loginTexts.notStarted });
}

/** Hashed again so that the time it takes tells nothing. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
