import type { SecureContext } from 'node:tls';

import { z } from 'zod';

import { PartnerOutcomeUnknown, PartnerRefusal } from '../partner-error.js';
import { PartnerHttp } from '../partner-http.js';
import type { FrejaGateway } from './gateway.js';
import { FREJA_ERRORS, FREJA_PATHS, frejaForm, initAnswer, resultAnswer } from './protocol.js';
import { frejaKeys, verifiedDetails, type FrejaKeys } from './signed-details.js';

export interface FrejaClientOptions {
  /** https://services.prod.frejaeid.com */
  readonly url: string;
  /** PEM of the certificates Freja signs its answers with. */
  readonly signingKeys: string;
  readonly tls?: SecureContext;
  readonly timeoutMs?: number;
  /** Ms since 1970, for the age of an answer. */
  readonly now?: () => number;
}

/** Who it is stays with Freja until the person approves: nothing is asked for beforehand. */
const REQUEST = {
  userInfoType: 'INFERRED',
  userInfo: 'N/A',
  minRegistrationLevel: 'PLUS',
  attributesToReturn: [{ attribute: 'BASIC_USER_INFO' }, { attribute: 'SSN' }],
};

/** Freja eID's REST API over mutual TLS: https://frejaeid.atlassian.net/wiki/spaces/DOC */
export class FrejaClient implements FrejaGateway {
  private readonly http: PartnerHttp;
  private readonly keys: FrejaKeys;
  private readonly now: () => number;

  constructor({ url, tls, timeoutMs, signingKeys, now = Date.now }: FrejaClientOptions) {
    this.http = new PartnerHttp({ partner: 'freja', baseUrl: url, tls, timeoutMs });
    this.keys = frejaKeys(signingKeys);
    this.now = now;
  }

  init: FrejaGateway['init'] = () =>
    this.http.send({ method: 'POST', path: FREJA_PATHS.init, form: frejaForm('initAuthRequest', REQUEST) }, initAnswer);

  result: FrejaGateway['result'] = async (authRef) => {
    const call = {
      method: 'POST',
      path: FREJA_PATHS.result,
      form: frejaForm('getOneAuthResultRequest', { authRef }),
    } as const;
    const { status, details } = await this.http.send(call, resultAnswer);
    if (status !== 'APPROVED') return { status };
    if (!details) throw new PartnerOutcomeUnknown('freja', 'approved without signed details');
    const { requestedAttributes } = await verifiedDetails(details, authRef, this.keys, this.now());
    const { name, surname } = requestedAttributes.basicUserInfo;
    return { status, person: { personalNumber: requestedAttributes.ssn.ssn, givenName: name, surname } };
  };

  cancel: FrejaGateway['cancel'] = async (authRef) => {
    try {
      await this.http.send(
        { method: 'POST', path: FREJA_PATHS.cancel, form: frejaForm('cancelAuthRequest', { authRef }) },
        z.unknown(),
      );
    } catch (error) {
      if (!(error instanceof PartnerRefusal && error.code === String(FREJA_ERRORS.badReference))) throw error;
    }
  };

  close(): Promise<void> {
    return this.http.close();
  }
}
