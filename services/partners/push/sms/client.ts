import { z } from 'zod';

import type { PartnerWatch } from '../../health/partner-watch.js';
import { PartnerHttp } from '../../partner-http.js';
import type { SmsGateway } from './gateway.js';

export interface SmsClientOptions {
  readonly url: string;
  readonly apiKey: string;
  /** The sender that the phone shows, at most eleven letters. */
  readonly sender: string;
  readonly timeoutMs?: number;
  readonly watch?: PartnerWatch;
}

const taken = z.object({ messageId: z.string().min(1) });

/** Speaks to the SMS gateway. The key of a message is its idempotency key there. */
export class SmsClient implements SmsGateway {
  private readonly http: PartnerHttp;
  private readonly sender: string;

  constructor({ url, apiKey, sender, timeoutMs, watch }: SmsClientOptions) {
    this.sender = sender;
    this.http = new PartnerHttp({
      partner: 'sms',
      baseUrl: url,
      timeoutMs,
      watch,
      headers: { authorization: `Bearer ${apiKey}` },
    });
  }

  send: SmsGateway['send'] = async ({ to, text, key }) => {
    const body = { from: this.sender, to, text };
    await this.http.send({ method: 'POST', path: '/messages', body, headers: { 'idempotency-key': key } }, taken);
  };

  close(): Promise<void> {
    return this.http.close();
  }
}
