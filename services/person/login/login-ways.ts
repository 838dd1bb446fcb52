import { Inject, Injectable } from '@nestjs/common';

import type { Visitor } from '../../access/session/session.js';
import type { StartedBy } from './attempt/attempt.js';
import { LoginFlow, type StartedLogin, type StartLogin } from './login-flow.js';
import type { LoginProgress } from './login-tells.js';

export interface AskedLogin extends Omit<StartLogin, 'by'> {
  /** Null for a client that cannot say where the e-ID is: the seed's body has no word for it. */
  readonly by: StartedBy | null;
}

export interface BegunLogin {
  /** For the login cookie: the name of the attempt, or of both. */
  readonly token: string;
  readonly authRef: string;
  readonly qrCode: string | null;
  readonly autoStartToken: string | null;
  readonly launchLink: string | null;
}

/**
 * One attempt, or two of the same browser side by side: on this device and by QR, each with an order, a cookie and
 * rules of its own. No attempt hands out both its code and its token. The first whose app is opened stays.
 */
@Injectable()
export class LoginWays {
  constructor(
    @Inject(LoginFlow)
    private readonly flow: Pick<LoginFlow, 'start' | 'progress' | 'extend' | 'arrived' | 'cancel' | 'letInJustNow'>,
  ) {}

  /** @throws Problem as `LoginFlow.start` does; what the browser began before then goes on. */
  async start({ by, ...asked }: AskedLogin, replaced: string | null): Promise<BegunLogin> {
    const begun = by ? one(await this.flow.start({ ...asked, by })) : await this.startBoth(asked);
    if (replaced) await this.cancel(replaced);
    return begun;
  }

  /** Null when the browser holds no attempt. @param nonce what the e-ID brought back to this device. */
  async progress(
    token: string,
    visitor: Visitor,
    correlationId: string,
    nonce?: string,
  ): Promise<LoginProgress | null> {
    const [first, second] = tokensIn(token);
    const here = await this.flow.progress(first, visitor, correlationId, nonce);
    if (!second) return here;
    if (here && isTaken(here)) return this.stay(here, second);
    const qr = await this.flow.progress(second, visitor, correlationId);
    if (qr && isTaken(qr)) return this.stay(qr, first);
    if (here?.attempt.status !== 'Pending') return qr ?? here;
    return qr?.attempt.status === 'Pending' ? { ...qr, launchLink: here.launchLink } : here;
  }

  /** LOG-10. Of two it is the one by QR that can be given more time. */
  async extend(token: string): Promise<LoginProgress | null> {
    const [first, second] = tokensIn(token);
    return (second ? await this.flow.extend(second) : null) ?? this.flow.extend(first);
  }

  /** LOG-09: see `LoginFlow.arrived`. */
  async arrived(token: string, visitor: Visitor): Promise<boolean | null> {
    const answers = await Promise.all(named(token).map((each) => this.flow.arrived(each, visitor)));
    return answers.find((answer) => answer) ?? answers.find((answer) => answer !== null) ?? null;
  }

  letInJustNow(visitor: Visitor): boolean {
    return this.flow.letInJustNow(visitor);
  }

  /** Null when there was nothing to give up. */
  async cancel(token: string): Promise<true | null> {
    const answers = await Promise.all(named(token).map((each) => this.flow.cancel(each)));
    return answers.find((answer) => answer) ?? null;
  }

  private async startBoth(asked: Omit<AskedLogin, 'by'>): Promise<BegunLogin> {
    const here = await this.flow.start({ ...asked, by: 'this-device' });
    try {
      const qr = await this.flow.start({ ...asked, by: 'qr' });
      return { ...one(here), token: `${here.token}.${qr.token}`, qrCode: qr.qrCode };
    } catch (error) {
      await this.flow.cancel(here.token);
      throw error;
    }
  }

  private async stay(taken: LoginProgress, other: string): Promise<LoginProgress> {
    await this.flow.cancel(other);
    return taken;
  }
}

/** A token that opens an app here is no business of a QR login, and the other way round. */
function one({ token, attempt, qrCode, launchLink }: StartedLogin): BegunLogin {
  const autoStartToken = attempt.by === 'this-device' ? attempt.order.startToken : null;
  return { token, authRef: attempt.attemptId, qrCode, autoStartToken, launchLink };
}

/** The app has the order, or had it. One that nobody opened in time leaves the other to go on. */
function isTaken({ attempt: { status } }: LoginProgress): boolean {
  return status !== 'Pending' && status !== 'ExpiredTransaction';
}

/** Where there are two, the first is on this device. */
function tokensIn(token: string): readonly [string, string | undefined] {
  const [first = '', second] = token.split('.');
  return [first, second];
}

function named(token: string): readonly string[] {
  return token.split('.');
}
