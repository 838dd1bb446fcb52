import type { SecureContext } from 'node:tls';

import { z } from 'zod';

import { PartnerRefusal } from '../partner-error.js';
import type { PartnerWatch } from '../health/partner-watch.js';
import { PartnerHttp } from '../partner-http.js';
import type { BankIdGateway } from './gateway.js';
import { authAnswer, collectAnswer } from './protocol.js';

export interface BankIdClientOptions {
  /** The URL with the version, for example https://appapi2.bankid.com/rp/v6.0. */
  readonly url: string;
  /** Our certificate as relying party, and BankID's own root CA, which is in no public store. */
  readonly tls?: SecureContext;
  readonly timeoutMs?: number;
  readonly watch?: PartnerWatch;
}

/** Whether the log-in request had already ended before it was cancelled. */
const isOver = ({ code }: { readonly code: string | null }): boolean => code?.toLowerCase() === 'invalidparameters';

/** Calls BankID's RP API v6 over mutual TLS: https://developers.bankid.com/api-references/auth--sign/overview */
export class BankIdClient implements BankIdGateway {
  private readonly http: PartnerHttp;

  constructor({ url, tls, timeoutMs, watch }: BankIdClientOptions) {
    this.http = new PartnerHttp({ partner: 'bankid', baseUrl: url, tls, timeoutMs, watch });
  }

  auth: BankIdGateway['auth'] = (request) =>
    this.http.send({ method: 'POST', path: '/auth', body: request }, authAnswer);

  collect: BankIdGateway['collect'] = async (orderRef) => {
    const collected = await this.http.send({ method: 'POST', path: '/collect', body: { orderRef } }, collectAnswer);
    if (collected.status === 'failed') this.http.ended(collected.hintCode);
    return collected;
  };

  cancel: BankIdGateway['cancel'] = async (orderRef) => {
    try {
      await this.http.send({ method: 'POST', path: '/cancel', body: { orderRef }, takes: isOver }, z.unknown());
    } catch (error) {
      if (!(error instanceof PartnerRefusal && isOver(error))) throw error;
    }
  };

  close(): Promise<void> {
    return this.http.close();
  }
}
