import type { FrejaGateway } from '../../../partners/freja/gateway.js';
import { frejaLink } from '../../../partners/freja/launch-link.js';
import { FREJA_ERRORS, type FrejaStatus } from '../../../partners/freja/protocol.js';
import { FrejaSignatureRefused } from '../../../partners/freja/signed-details.js';
import { PartnerError, PartnerRefusal } from '../../../partners/partner-error.js';
import type { Again, EIdOrder, LoginAttempt } from '../attempt/attempt.js';
import { EIdUnavailable, type EId, type EIdOutcome, type EIdStart } from './e-id.js';

export interface FrejaEIdOptions {
  readonly gateway: FrejaGateway;
  /** The URL of the simulated phone. Null with the real app. */
  readonly appUrl: string | null;
  /** The shop's public URL. The QR code contains it, because another device scans the code. */
  readonly publicUrl: string;
  readonly now: () => string;
}

const texts = {
  STARTED: 'Öppna Freja-appen.',
  DELIVERED_TO_MOBILE: 'Godkänn i Freja-appen.',
  CANCELED: 'Åtgärden avbröts.',
  RP_CANCELED: 'Åtgärden avbröts. Försök igen.',
  EXPIRED: 'Freja-appen svarade inte i tid. Försök igen.',
  REJECTED: 'Åtgärden avbröts. Försök igen.',
  missing: 'Freja-appen svarade inte. Kontrollera att du har den på den här enheten. Försök sedan igen.',
  unavailable: 'Något gick fel. Försök igen.',
} as const;

/** Freja+ behind the same interface as BankID. Its QR code is fixed, and its app returns no nonce. */
export class FrejaEId implements EId {
  readonly method = 'FrejaPlus';
  readonly returns = false;
  readonly appMissing = texts.missing;

  constructor(private readonly options: FrejaEIdOptions) {}

  async start({ returnUrl }: EIdStart): Promise<EIdOrder> {
    const { authRef } = await orUnavailable(this.options.gateway.init());
    // The app gets no https URL to return to, because it would open another tab, perhaps in another browser. Without a
    // return URL the person switches back manually.
    const back = returnUrl && !/^https?:/.test(returnUrl) ? { returnTo: returnUrl } : {};
    return { reference: authRef, startToken: authRef, qr: null, madeAt: this.options.now(), ...back };
  }

  async collect({ order }: LoginAttempt): Promise<EIdOutcome> {
    try {
      const result = await this.options.gateway.result(order.reference);
      return result.status === 'APPROVED' ? identified(result.person) : outcomeOf(result.status);
    } catch (error) {
      if (error instanceof FrejaSignatureRefused) return failed('no');
      if (error instanceof PartnerRefusal && error.code === String(FREJA_ERRORS.badReference)) return failed('lost');
      // Any other error concerns only this request. The order continues, and the person may be approving it.
      return orUnavailable(Promise.reject(error as Error));
    }
  }

  cancel(order: EIdOrder): Promise<void> {
    return orUnavailable(this.options.gateway.cancel(order.reference));
  }

  qrCode({ order, status }: LoginAttempt): string | null {
    const { appUrl, publicUrl } = this.options;
    return status === 'Pending' ? frejaLink(order.reference, appUrl && new URL(appUrl, publicUrl).href) : null;
  }

  launchLink(order: EIdOrder): string {
    return frejaLink(order.startToken, this.options.appUrl, order.returnTo);
  }
}

function failed(again: Again): EIdOutcome {
  return { kind: 'over', status: 'Failed', message: texts.unavailable, again };
}

function identified({
  personalNumber,
  givenName,
  surname,
}: {
  personalNumber: string;
  givenName: string;
  surname: string;
}): EIdOutcome {
  return { kind: 'identified', person: { personNumber: personalNumber, firstName: givenName, lastName: surname } };
}

function outcomeOf(status: Exclude<FrejaStatus, 'APPROVED'>): EIdOutcome {
  const message = texts[status];
  if (status === 'STARTED') return { kind: 'pending', status: 'Pending', message };
  if (status === 'DELIVERED_TO_MOBILE') return { kind: 'pending', status: 'Started', message };
  if (status === 'EXPIRED') return { kind: 'over', status: 'ExpiredTransaction', message, again: 'not-taken' };
  return { kind: 'over', status: status === 'CANCELED' ? 'Cancel2' : 'Cancel1', message, again: 'no' };
}

async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw new EIdUnavailable(texts.unavailable, { cause: error });
  }
}
