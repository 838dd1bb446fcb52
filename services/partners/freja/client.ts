import type { SecureContext } from 'node:tls';

import { z } from 'zod';

import { PartnerOutcomeUnknown, PartnerRefusal } from '../partner-error.js';
import type { PartnerWatch } from '../health/partner-watch.js';
import { PartnerHttp } from '../partner-http.js';
import type { FrejaGateway } from './gateway.js';
import {
  FREJA_ERRORS,
  FREJA_PATHS,
  frejaForm,
  initAnswer,
  resultAnswer,
  type FrejaStatus,
  type SignedDetails,
} from './protocol.js';
import { frejaKeys, verifiedDetails, type FrejaKeys } from './signed-details.js';

export interface FrejaClientOptions {
  /** The URL, for example https://services.prod.frejaeid.com. */
  readonly url: string;
  /** The certificates of Freja's signatures, as PEM. */
  readonly signingKeys: string;
  readonly tls?: SecureContext;
  readonly timeoutMs?: number;
  readonly watch?: PartnerWatch;
  /** Returns milliseconds since 1970. The client uses it to check the age of an answer. */
  readonly now?: () => number;
}

/** The request names no person, because Freja reveals the person only after the approval. */
const REQUEST = {
  userInfoType: 'INFERRED',
  userInfo: 'N/A',
  minRegistrationLevel: 'PLUS',
  attributesToReturn: [{ attribute: 'BASIC_USER_INFO' }, { attribute: 'SSN' }],
};

/** Whether the log-in request had already ended before it was cancelled. */
const isOver = ({ code }: { readonly code: string | null }): boolean => code === String(FREJA_ERRORS.badReference);
const ENDED: ReadonlySet<FrejaStatus> = new Set(['CANCELED', 'RP_CANCELED', 'EXPIRED', 'REJECTED']);

/** Calls Freja eID's REST API over mutual TLS: https://frejaeid.atlassian.net/wiki/spaces/DOC */
export class FrejaClient implements FrejaGateway {
  private readonly http: PartnerHttp;
  private readonly keys: FrejaKeys;
  private readonly now: () => number;

  constructor({ url, tls, timeoutMs, watch, signingKeys, now = Date.now }: FrejaClientOptions) {
    this.http = new PartnerHttp({ partner: 'freja', baseUrl: url, tls, timeoutMs, watch });
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
    if (status !== 'APPROVED') {
      if (ENDED.has(status)) this.http.ended(status);
      return { status };
    }
    if (!details) {
      this.http.distrust('unsigned');
      throw new PartnerOutcomeUnknown('freja', 'approved without signed details');
    }
    const { requestedAttributes } = await this.verified(details, authRef);
    const { name, surname } = requestedAttributes.basicUserInfo;
    return { status, person: { personalNumber: requestedAttributes.ssn.ssn, givenName: name, surname } };
  };

  cancel: FrejaGateway['cancel'] = async (authRef) => {
    try {
      await this.http.send(
        { method: 'POST', path: FREJA_PATHS.cancel, form: frejaForm('cancelAuthRequest', { authRef }), takes: isOver },
        z.unknown(),
      );
    } catch (error) {
      if (!(error instanceof PartnerRefusal && isOver(error))) throw error;
    }
  };

  close(): Promise<void> {
    return this.http.close();
  }

  private async verified(details: string, authRef: string): Promise<SignedDetails> {
    try {
      return await verifiedDetails(details, authRef, this.keys, this.now());
    } catch (error) {
      this.http.distrust('signature');
      throw error;
    }
  }
}
