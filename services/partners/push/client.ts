import { z } from 'zod';

import type { PartnerWatch } from '../health/partner-watch.js';
import { PartnerHttp } from '../partner-http.js';
import type { PushGateway } from './gateway.js';

export interface PushClientOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
  readonly watch?: PartnerWatch;
}

export class PushClient implements PushGateway {
  private readonly http: PartnerHttp;

  constructor({ url, apiKey, timeoutMs, watch }: PushClientOptions) {
    this.http = new PartnerHttp({
      partner: 'push',
      baseUrl: url,
      timeoutMs,
      watch,
      headers: { authorization: `Bearer ${apiKey}` },
    });
  }

  send: PushGateway['send'] = async ({ customerId, title, body, path, key }) => {
    const notification = { externalUserId: customerId, title, body, path };
    await this.http.send(
      { method: 'POST', path: '/notifications', body: notification, headers: { 'idempotency-key': key } },
      z.unknown(),
    );
  };

  close(): Promise<void> {
    return this.http.close();
  }
}
