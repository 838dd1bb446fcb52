import { z } from 'zod';

import type { PartnerWatch } from '../health/partner-watch.js';
import { PartnerHttp } from '../partner-http.js';
import type { DeliveryCheckoutGateway, ShownCart } from './gateway.js';
import {
  BASE_PATH,
  CHILLED,
  choiceIn,
  createBody,
  openedAnswer,
  sessionAnswer,
  type OpenedSession,
} from './protocol.js';

/** The shopper waits for the widget this many milliseconds. After that the shop's own options are shown alone. */
const PATIENCE_MS = 1_500;

export interface DeliveryCheckoutOptions {
  readonly url: string;
  readonly secret: string;
  readonly timeoutMs?: number;
  readonly watch?: PartnerWatch;
}

export class DeliveryCheckoutClient implements DeliveryCheckoutGateway {
  private readonly http: PartnerHttp;

  constructor({ url, secret, timeoutMs = PATIENCE_MS, watch }: DeliveryCheckoutOptions) {
    const headers = { authorization: `Bearer ${Buffer.from(secret).toString('base64')}` };
    this.http = new PartnerHttp({ partner: 'delivery-checkout', baseUrl: url, timeoutMs, headers, watch });
  }

  create: DeliveryCheckoutGateway['create'] = (cart) => this.opened('session.create', bodyOf(cart));

  update: DeliveryCheckoutGateway['update'] = (sessionId, cart) =>
    this.opened('session.update', { checkout_session_id: sessionId, ...bodyOf(cart) });

  pull: DeliveryCheckoutGateway['pull'] = async (sessionId) => {
    const path = `${BASE_PATH}/session.pull?checkout_session_id=${encodeURIComponent(sessionId)}`;
    const { session } = await this.http.send({ method: 'GET', path }, sessionAnswer);
    return { cart: session.cart, choice: choiceIn(session) };
  };

  complete: DeliveryCheckoutGateway['complete'] = async (sessionId, orderNumber) => {
    const body = { checkout_session_id: sessionId, external_id: orderNumber };
    await this.http.send({ method: 'POST', path: `${BASE_PATH}/session.complete`, body }, z.unknown());
  };

  close(): Promise<void> {
    return this.http.close();
  }

  private async opened(call: 'session.create' | 'session.update', body: object): Promise<OpenedSession> {
    const answer = await this.http.send({ method: 'POST', path: `${BASE_PATH}/${call}`, body }, openedAnswer);
    return { sessionId: answer.session.checkout_session_id, snippet: answer.html_snippet };
  }
}

/** Copies field by field. Each item has a running number and the word "Vara", so that no goods are known by it. */
function bodyOf({ cartKey, postalCode, total, items }: ShownCart): z.infer<typeof createBody> {
  return {
    purchase_country: 'SE',
    purchase_currency: 'SEK',
    locales: ['sv-SE'],
    cart: {
      cart_id: cartKey,
      total_value: total,
      total_discount: 0,
      items: items.map(({ grams, quantity, isChilled }, nth) => ({
        ...{ sku: String(nth + 1), name: 'Vara', quantity, price: 0, discount: 0, weight: grams },
        attributes: isChilled ? [CHILLED] : [],
      })),
    },
    search_address: { country: 'SE', postal_code: postalCode.replace(/\s/g, '') },
  };
}
