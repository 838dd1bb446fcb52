import type { SecureContext } from 'node:tls';

import { Agent, request } from 'undici';
import { z } from 'zod';

import { guarded } from '../foundation/log/guarded.js';
import type { PartnerName } from './partners.js';
import { UNWATCHED, type HeardCall, type PartnerWatch } from './health/partner-watch.js';
import { PartnerNotReached, PartnerOutcomeUnknown, PartnerRefusal } from './partner-error.js';

export interface PartnerCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** A body that is sent unchanged instead of as JSON. */
  readonly form?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a refusal is expected. The caller treats it as an answer, so it is not counted as a failure. */
  readonly takes?: (refusal: { readonly status: number; readonly code: string | null }) => boolean;
}

export interface PartnerHttpOptions {
  readonly partner: PartnerName;
  readonly watch?: PartnerWatch;
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** Our certificate and the partner's root CA, for mutual TLS. */
  readonly tls?: SecureContext;
  /** Returns headers that sign one call. The signature covers the exact bytes of the call. */
  readonly vouch?: (method: string, path: string, body: string) => Readonly<Record<string, string>>;
}

const TEN_SECONDS = 10_000;
/** After these errors, no byte of the call was sent. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** This schema covers the error responses of Adyen, BankID, Freja and RFC 9457. */
const refusal = z.object({
  errorCode: z.string().nullish(),
  code: z.number().transform(String).nullish(),
  message: z.string().nullish(),
  type: z.string().nullish(),
  detail: z.string().nullish(),
  details: z.string().nullish(),
});

/** Sends JSON over HTTP to one partner. Every failure becomes one of the three kinds of `PartnerError`. */
export class PartnerHttp {
  private readonly agent: Agent;

  constructor(private readonly options: PartnerHttpOptions) {
    this.agent = new Agent({ connect: { timeout: options.timeoutMs ?? TEN_SECONDS, secureContext: options.tls } });
  }

  async send<Answer>(call: PartnerCall, schema: z.ZodType<Answer>): Promise<Answer> {
    const { status, text } = await this.exchange(call);
    const body = readJson(text);
    if (status >= 400) throw this.refused(call, status, body);
    const answer = schema.safeParse(body);
    if (!answer.success) {
      this.distrust('unreadable', status);
      throw this.unknown(`answered ${status} with a body we cannot read`, answer.error);
    }
    this.heard('answered', null, status);
    return answer.data;
  }

  /** Reports an answer of the partner that cannot be trusted. */
  distrust(code: string, status = 200): void {
    this.heard('failed', code, status);
  }

  /** Reports that a log-in request at an e-ID ended without a log-in, with the e-ID's code. */
  ended(code: string): void {
    this.heard('ended', code, 200);
  }

  async close(): Promise<void> {
    await this.agent.close();
  }

  private async exchange(call: PartnerCall): Promise<{ status: number; text: string }> {
    const { baseUrl, headers, vouch, timeoutMs = TEN_SECONDS } = this.options;
    const body = call.form ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
    try {
      const response = await request(baseUrl.replace(/\/$/, '') + call.path, {
        dispatcher: this.agent,
        method: call.method,
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': call.form ? 'application/x-www-form-urlencoded' : 'application/json' }),
          ...headers,
          ...call.headers,
          ...vouch?.(call.method, call.path, body ?? ''),
        },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.statusCode, text: await response.body.text() };
    } catch (error) {
      const code = codeOf(error);
      this.heard('failed', code, null);
      if (NEVER_SENT.has(code))
        throw new PartnerNotReached(this.options.partner, `cannot be reached (${code})`, { cause: error });
      throw this.unknown(`gave no answer (${code})`, error);
    }
  }

  private refused({ takes }: PartnerCall, status: number, body: unknown): Error {
    const read = refusal.safeParse(body);
    const fault = read.success ? read.data : {};
    const code = fault.errorCode ?? fault.code ?? fault.type ?? null;
    this.heard(takes?.({ status, code }) ? 'answered' : 'failed', code, status);
    // After a 408 the effect of the call is as unknown as after a broken connection.
    if (status >= 500 || status === 408) return this.unknown(`answered ${status}`);
    if (status === 429) return new PartnerNotReached(this.options.partner, 'asked us to slow down');
    // 704: a call with the same idempotency key is or was in progress; the first call decides.
    if (code === '704') return this.unknown('has the same call in progress');
    return new PartnerRefusal(
      this.options.partner,
      status,
      code,
      fault.message ?? fault.detail ?? fault.details ?? `answered ${status}`,
    );
  }

  private heard(outcome: HeardCall['outcome'], code: string | null, status: number | null): void {
    const { partner, watch = UNWATCHED } = this.options;
    const answered = outcome === 'answered';
    // An error while counting must not fail a call that the partner has carried out.
    guarded('counting a call', () =>
      watch.heard({ partner, outcome, code: answered ? null : code, status: answered ? null : status }),
    )();
  }

  private unknown(message: string, cause?: unknown): PartnerOutcomeUnknown {
    return new PartnerOutcomeUnknown(this.options.partner, message, { cause });
  }
}

function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  // `instanceof` cannot be used: errors of Node, of the client and of an abort have no common class.
  const known = z.object({ code: z.string().optional(), name: z.string().default('unknown') }).safeParse(error);
  return known.data?.code ?? known.data?.name ?? 'unknown';
}
