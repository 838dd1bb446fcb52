import { expect, test } from 'vitest';

import { browserInfo as schema } from '../../../../services/shop/checkout/payment/payment-schemas.js';
import { browserInfo } from './browser-info.js';

test('what the browser tells of itself is what the payment call takes', () => {
  const browser = {
    navigator: { language: 'sv-SE', userAgent: 'Firefox' },
    screen: { colorDepth: 24, height: 900, width: 1440 },
  } as unknown as Window;
  expect(schema.parse(JSON.parse(browserInfo(browser)))).toMatchObject({ screenWidth: 1440, userAgent: 'Firefox' });
});
