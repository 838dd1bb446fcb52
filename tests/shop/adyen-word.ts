import { envelope } from '../../simulators/adyen/engine.js';
import type { NotificationItem } from '../../services/partners/adyen/webhook.js';
import type { Answer } from './shopper.js';
import type { TestShop } from './test-shop.js';

/** Sends the shop a webhook as the partner would, with any content, signed with the shop's key. */
export function tellShop(
  shop: TestShop,
  told: Pick<NotificationItem, 'merchantReference' | 'amount'> & Partial<NotificationItem>,
): Promise<Answer> {
  const { ADYEN_HMAC_KEY, ADYEN_MERCHANT_ACCOUNT: merchantAccountCode } = shop.partners.config;
  const item: NotificationItem = {
    pspReference: 'WZ2FPQ7NKX9BTC82',
    originalReference: undefined,
    merchantAccountCode,
    eventCode: 'AUTHORISATION',
    success: 'true',
    additionalData: {},
    ...told,
  };
  return shop.visitor().post('/webhooks/adyen', envelope(item, ADYEN_HMAC_KEY));
}
