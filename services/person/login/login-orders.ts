import { randomBytes } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';

import type { Config } from '../../foundation/config/config.js';
import { Problem } from '../../foundation/problem/problem.js';
import { returnAddress } from '../../partners/bankid/return-address.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import type { LoginAttempt } from './attempt/attempt.js';
import { hashOf } from './attempt/attempts.js';
import { EIdUnavailable, type EId, type EIdOutcome, type EIdStart } from './e-id/e-id.js';
import { EIds } from './e-id/e-ids.js';
import { loginTexts } from './texts.js';

@Injectable()
export class LoginOrders {
  private readonly logger = new Logger('login');

  constructor(
    @Inject(EIds) private readonly eIds: EIds,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Places an e-ID order. Each order has its own nonce, so an earlier order's nonce is invalid. */
  async place(
    eId: EId,
    request: Omit<EIdStart, 'returnUrl'> & Pick<LoginAttempt, 'inApp'>,
  ): Promise<Pick<LoginAttempt, 'order' | 'nonceHash'>> {
    const here = request.by === 'this-device';
    const nonce = eId.returns && here ? randomBytes(24).toString('base64url') : null;
    const returnUrl = here ? this.returnUrl(nonce, request.userAgent, request.inApp) : null;
    return { order: await eId.start({ ...request, returnUrl }), nonceHash: nonce && hashOf(nonce) };
  }

  /**
   * Asks the e-ID for the outcome. Returns null while the e-ID does not respond. The order then continues, because the
   * person may be approving it.
   */
  async ask(eId: EId, attempt: LoginAttempt): Promise<EIdOutcome | null> {
    try {
      return await eId.collect(attempt);
    } catch (error) {
      if (!(error instanceof EIdUnavailable)) throw error;
      return null;
    }
  }

  async cancel({ method, order }: LoginAttempt): Promise<void> {
    try {
      await this.eIds.of(method)?.cancel(order);
    } catch (error) {
      this.logger.warn(
        `an order at the e-ID could not be cancelled and will expire: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
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
}

export function refuseStart(error: unknown): never {
  if (!(error instanceof EIdUnavailable)) throw error;
  throw new Problem(503, [{ code: 'E_ID_UNAVAILABLE', message: error.text }], { message: loginTexts.notStarted });
}
