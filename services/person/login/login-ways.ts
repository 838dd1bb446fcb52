import { Inject, Injectable } from '@nestjs/common';

import type { Visitor } from '../../access/session/session.js';
import type { StartedBy } from './attempt/attempt.js';
import { LoginFlow, type StartedLogin, type StartLogin } from './login-flow.js';
import type { LoginProgress } from './login-states.js';

export interface AskedLogin extends Omit<StartLogin, 'by'> {
  /** The device of the e-ID app. Null for a client that cannot say it, because the API has no field for it. */
  readonly by: StartedBy | null;
}

export interface BegunLogin {
  /** The value of the login cookie: the token of the attempt, or both tokens. */
  readonly token: string;
  readonly authRef: string;
  readonly qrCode: string | null;
  readonly autoStartToken: string | null;
  readonly launchLink: string | null;
}

/**
 * Runs one attempt, or two in parallel in one browser: for an app on this device, and by QR code. Each attempt has its
 * own order at the e-ID, its own token and its own rules. No attempt reveals both its QR code and its start token. The
 * attempt whose order is opened first continues, and the other one ends.
 */
@Injectable()
export class LoginWays {
  constructor(
    @Inject(LoginFlow)
    private readonly flow: Pick<LoginFlow, 'start' | 'progress' | 'extend' | 'arrived' | 'cancel' | 'letInJustNow'>,
  ) {}

  /** Starts a log-in. @throws Problem as `LoginFlow.start` does; the browser's earlier attempt then continues */
  async start({ by, ...asked }: AskedLogin, replaced: string | null): Promise<BegunLogin> {
    const begun = by ? one(await this.flow.start({ ...asked, by })) : await this.startBoth(asked);
    if (replaced) await this.cancel(replaced);
    return begun;
  }

  /**
   * Returns the state of the log-in. Null when the browser has no attempt. @param nonce the nonce in the URL with which
   * the e-ID returned.
   */
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

  /** Extends the attempt (LOG-10). Only a QR attempt can be extended. */
  async extend(token: string): Promise<LoginProgress | null> {
    const [first, second] = tokensIn(token);
    return (second ? await this.flow.extend(second) : null) ?? this.flow.extend(first);
  }

  /** Reports the log-in to the checkout, see `LoginFlow.arrived`. */
  async arrived(token: string, visitor: Visitor): Promise<boolean | null> {
    const answers = await Promise.all(named(token).map((each) => this.flow.arrived(each, visitor)));
    return answers.find((answer) => answer) ?? answers.find((answer) => answer !== null) ?? null;
  }

  letInJustNow(visitor: Visitor): boolean {
    return this.flow.letInJustNow(visitor);
  }

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

/** Shows a QR attempt's QR code only, and the start token only of an attempt on this device. */
function one({ token, attempt, qrCode, launchLink }: StartedLogin): BegunLogin {
  const autoStartToken = attempt.by === 'this-device' ? attempt.order.startToken : null;
  return { token, authRef: attempt.attemptId, qrCode, autoStartToken, launchLink };
}

/** Whether the e-ID app has opened this attempt, which ends the parallel one. An expired unopened attempt does not. */
function isTaken({ attempt: { status } }: LoginProgress): boolean {
  return status !== 'Pending' && status !== 'ExpiredTransaction';
}

/** Splits the cookie into its tokens. When there are two, the first one is for this device. */
function tokensIn(token: string): readonly [string, string | undefined] {
  const [first = '', second] = token.split('.');
  return [first, second];
}

function named(token: string): readonly string[] {
  return token.split('.');
}
