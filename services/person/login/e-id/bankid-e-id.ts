import { launchLink } from '../../../partners/bankid/launch-link.js';
import type { BankIdCollected, BankIdGateway } from '../../../partners/bankid/gateway.js';
import { qrCodeText } from '../../../partners/bankid/qr-code.js';
import { errorMessage, failedMessage, pendingMessage, RFA } from '../../../partners/bankid/user-message.js';
import { PartnerError, PartnerRefusal } from '../../../partners/partner-error.js';
import type { EIdOrder, LoginAttempt } from '../attempt/attempt.js';
import { EIdUnavailable, type EId, type EIdOutcome, type EIdStart } from './e-id.js';

export interface BankIdEIdOptions {
  readonly gateway: BankIdGateway;
  /** The shop's host name, for BankID's risk assessment. */
  readonly domain: string;
  readonly intent: string;
  /** The URL of the simulated phone. Null with the real app. */
  readonly appUrl: string | null;
  readonly now: () => string;
}

/** With these codes the order ended, but nobody declined. The person only did not open the order in time. */
const UNANSWERED = new Set(['startFailed', 'expiredTransaction']);
/** The API's statuses for the other failures (SET-01). */
const STATUS = { userCancel: 'Cancel2', cancelled: 'Cancel1' } as const;

export class BankIdEId implements EId {
  readonly method = 'BankID';
  readonly returns = true;
  readonly appMissing = RFA.RFA17A;

  constructor(private readonly options: BankIdEIdOptions) {}

  async start({ endUserIp, userAgent, returnUrl, deviceIdentifier }: EIdStart): Promise<EIdOrder> {
    const { gateway, domain, intent, now } = this.options;
    const web = {
      referringDomain: domain,
      userAgent: userAgent.slice(0, 256),
      ...(deviceIdentifier && { deviceIdentifier }),
    };
    const userVisibleData = Buffer.from(intent, 'utf8').toString('base64');
    const order = await orUnavailable(
      gateway.auth({ endUserIp, userVisibleData, web, ...(returnUrl && { returnUrl }) }),
    );
    return {
      reference: order.orderRef,
      startToken: order.autoStartToken,
      qr: { token: order.qrStartToken, secret: order.qrStartSecret },
      madeAt: now(),
    };
  }

  async collect(attempt: LoginAttempt): Promise<EIdOutcome> {
    try {
      return outcomeOf(await this.options.gateway.collect(attempt.order.reference), attempt);
    } catch (error) {
      return (error instanceof PartnerRefusal && endedBy(error)) || orUnavailable(Promise.reject(error as Error));
    }
  }

  cancel(order: EIdOrder): Promise<void> {
    return orUnavailable(this.options.gateway.cancel(order.reference));
  }

  /** Returns the current QR code. It is hidden once the app has opened the order, as in BankID's own sample. */
  qrCode({ order, status }: LoginAttempt, now: number): string | null {
    if (!order.qr || status !== 'Pending') return null;
    return qrCodeText(
      { qrStartToken: order.qr.token, qrStartSecret: order.qr.secret },
      (now - Date.parse(order.madeAt)) / 1000,
    );
  }

  launchLink(order: EIdOrder, device: LoginAttempt['device']): string {
    return launchLink({ autoStartToken: order.startToken, device, appUrl: this.options.appUrl });
  }
}

function outcomeOf(collected: BankIdCollected, attempt: LoginAttempt): EIdOutcome {
  if (collected.status === 'pending') {
    const waiting = collected.hintCode === 'outstandingTransaction' || collected.hintCode === 'noClient';
    return {
      kind: 'pending',
      status: waiting ? 'Pending' : 'Started',
      message: RFA[pendingMessage(collected.hintCode, attempt)],
    };
  }
  if (collected.status === 'failed') {
    const { hintCode } = collected;
    const status = UNANSWERED.has(hintCode)
      ? 'ExpiredTransaction'
      : Object.hasOwn(STATUS, hintCode)
        ? STATUS[hintCode as keyof typeof STATUS]
        : 'Failed';
    return {
      kind: 'over',
      status,
      message: RFA[failedMessage(hintCode, attempt)],
      again: hintCode === 'startFailed' ? 'not-taken' : 'no',
    };
  }
  const { personalNumber, givenName, surname } = collected.completionData.user;
  return { kind: 'identified', person: { personNumber: personalNumber, firstName: givenName, lastName: surname } };
}

/**
 * Returns the outcome when BankID refuses `collect` because the order has ended. Null for other errors (408, 401, 404,
 * 405, 415): they concern only the request, and the order continues.
 */
function endedBy({ code }: PartnerRefusal): EIdOutcome | null {
  const word = (code ?? '').toLowerCase();
  const message = RFA[errorMessage(code)];
  if (word === 'invalidparameters') return { kind: 'over', status: 'Failed', message, again: 'lost' };
  if (word === 'canceled' || word === 'cancelled') return { kind: 'over', status: 'Cancel1', message, again: 'no' };
  return null;
}

async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw new EIdUnavailable(RFA[errorMessage(error instanceof PartnerRefusal ? error.code : null)], { cause: error });
  }
}
