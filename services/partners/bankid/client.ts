import type { SecureContext } from 'node:tls';

import { z } from 'zod';

import { PartnerRefusal } from '../partner-error.js';
import { PartnerHttp } from '../partner-http.js';
import type { BankIdGateway } from './gateway.js';
import { authAnswer, collectAnswer } from './protocol.js';

export interface BankIdClientOptions {
  /** With the version: https://appapi2.bankid.com/rp/v6.0 */
  readonly url: string;
  /** The relying party's certificate, and BankID's own root, which no public store holds. */
  readonly tls?: SecureContext;
  readonly timeoutMs?: number;
}

/** BankID's RP API v6 over mutual TLS: https://developers.bankid.com/api-references/auth--sign/overview */
export class BankIdClient implements BankIdGateway {
  private readonly http: PartnerHttp;

  constructor({ url, tls, timeoutMs }: BankIdClientOptions) {
    this.http = new PartnerHttp({ partner: 'bankid', baseUrl: url, tls, timeoutMs });
  }

  auth: BankIdGateway['auth'] = (request) =>
    this.http.send({ method: 'POST', path: '/auth', body: request }, authAnswer);

  collect: BankIdGateway['collect'] = (orderRef) =>
    this.http.send({ method: 'POST', path: '/collect', body: { orderRef } }, collectAnswer);

  cancel: BankIdGateway['cancel'] = async (orderRef) => {
    try {
      await this.http.send({ method: 'POST', path: '/cancel', body: { orderRef } }, z.unknown());
    } catch (error) {
      if (!(error instanceof PartnerRefusal && error.code?.toLowerCase() === 'invalidparameters')) throw error;
    }
  };

  close(): Promise<void> {
    return this.http.close();
  }
}
