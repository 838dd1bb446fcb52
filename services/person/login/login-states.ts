import { Inject, Injectable } from '@nestjs/common';

import { Clock } from '../../foundation/clock.js';
import type { OpenedSession } from '../../access/session/sessions.js';
import { isOver, mayExtend, secondsLeft, type LoginAttempt } from './attempt/attempt.js';
import type { HeldAttempt } from './attempt/attempts.js';
import { EIds } from './e-id/e-ids.js';
import type { Entered } from './login-entry.js';

export interface LoginProgress {
  readonly attempt: LoginAttempt;
  readonly qrCode: string | null;
  /** The QR code of the next second, for a client that polls every other second. */
  readonly nextQrCode: string | null;
  readonly secondsLeft: number;
  readonly mayExtend: boolean;
  /** The link that opens the app. Null when the app has been opened. Each new order has its own link. */
  readonly launchLink: string | null;
  /** The message for a timeout. Null when the app has responded, and for a QR log-in. */
  readonly appMissing: string | null;
  /** The opened session. Each response carries it until the browser sends its cookie. */
  readonly opened: OpenedSession | null;
  /** True once the browser has its session. The login cookie is then deleted. */
  readonly arrived: boolean;
}

@Injectable()
export class LoginStates {
  constructor(
    @Inject(EIds) private readonly eIds: EIds,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns the message for a timeout. Null when the app is on another device, or has responded. */
  appMissing({ method, by, status }: LoginAttempt): string | null {
    return by === 'this-device' && status === 'Pending' ? (this.eIds.of(method)?.appMissing ?? null) : null;
  }

  stateOf({ attempt }: HeldAttempt): LoginProgress {
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

  entered(entered: Entered | null): LoginProgress | null {
    return entered && { ...this.stateOf(entered.held), opened: entered.opened, arrived: entered.arrived };
  }

  private ms(): number {
    return Date.parse(this.clock.now());
  }
}
