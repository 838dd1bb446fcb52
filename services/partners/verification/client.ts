import type { SecureContext } from 'node:tls';

import type { PartnerWatch } from '../health/partner-watch.js';
import { PartnerOutcomeUnknown } from '../partner-error.js';
import { PartnerHttp } from '../partner-http.js';
import type { PackAnswer, PackIdentity, VerificationGateway } from './gateway.js';
import { packAnswer } from './protocol.js';

export interface VerificationClientOptions {
  readonly url: string;
  /** Our pharmacy's number at the verification system. */
  readonly pharmacy: string;
  readonly tls?: SecureContext | undefined;
  readonly timeoutMs?: number;
  readonly watch?: PartnerWatch;
}

/** A pharmacist with the pack in hand waits this many milliseconds. */
const THREE_SECONDS = 3_000;

/** Verifies packs of medicines at the national verification system (README.md). */
export class VerificationClient implements VerificationGateway {
  private readonly http: PartnerHttp;

  constructor(private readonly options: VerificationClientOptions) {
    const { url, tls, timeoutMs = THREE_SECONDS, watch } = options;
    this.http = new PartnerHttp({ partner: 'verification', baseUrl: url, tls, timeoutMs, watch });
  }

  verify: VerificationGateway['verify'] = (pack) => this.asked('verify', pack);

  decommission: VerificationGateway['decommission'] = (pack, transactionId) =>
    this.asked('decommission', pack, { transactionId });

  reactivate: VerificationGateway['reactivate'] = (pack, transactionId) =>
    this.asked('reactivate', pack, { transactionId });

  close(): Promise<void> {
    return this.http.close();
  }

  private async asked(what: string, pack: PackIdentity, more: object = {}): Promise<PackAnswer> {
    const body = { pharmacy: this.options.pharmacy, pack, ...more };
    const answer = await this.http.send({ method: 'POST', path: `/packs/${what}`, body }, packAnswer);
    if (answer.productCode === pack.productCode && answer.serial === pack.serial)
      return { state: answer.state, transactionId: answer.transactionId };
    this.http.distrust('another-pack');
    throw new PartnerOutcomeUnknown('verification', 'answered about another pack');
  }
}
