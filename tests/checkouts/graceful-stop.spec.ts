import { expect, test } from 'vitest';

import { until } from '../shop/look.js';
import { startSlowMailServer } from '../shop/slow-mail-server.js';
import { buy } from './buyer.js';
import { openShops } from './shops.js';

const ORDERS = 12;
/** Selects the events after which the shop must send a mail. */
const DUE = "SELECT type FROM event WHERE type IN ('OrderConfirmed', 'OrderDispatched', 'ParcelReady')";
/**
 * How long the mail server delays its response. This is enough time to stop the process while it waits for the
 * response.
 */
const ANSWERS_AFTER_MS = 400;

test('a shop that is stopped while it mails sends each mail once', async () => {
  const mail = await startSlowMailServer(ANSWERS_AFTER_MS);
  const shops = await openShops(['web,worker'], { SMTP_URL: mail.url });
  try {
    let stops = 0;
    for (let bought = 0; bought < ORDERS; bought += 4) {
      await Promise.all(
        shops.varuIds.slice(0, 4).map((varuId) => buy({ url: shops.url, varuId, method: 'scheme', patient: false })),
      );
      await until(async () => mail.inHand() > 0);
      await shops.restartInTurn();
      stops += 1;
    }
    expect(stops).toBe(3);
    const due = () => shops.platform.pool.query<{ type: string }>(DUE);
    await until(async () => new Set(mail.taken).size === (await due()).rows.length && mail.inHand() === 0, 200);
    const { rows } = await due();
    expect(rows.filter(({ type }) => type === 'OrderConfirmed')).toHaveLength(ORDERS);
    expect(mail.taken).toHaveLength(rows.length);
  } finally {
    await shops.close();
    await mail.close();
  }
});
