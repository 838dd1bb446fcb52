import { z } from 'zod';

import { PartnerHttp } from '../partner-http.js';
import type { PushGateway } from './gateway.js';

export interface PushClientOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
}

export class PushClient implements PushGateway {
  private readonly http: PartnerHttp;

  constructor({ url, apiKey, timeoutMs }: PushClientOptions) {
    this.http = new PartnerHttp({
      partner: 'push',
      baseUrl: url,
      timeoutMs,
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
