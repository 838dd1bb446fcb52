import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { stockholmDate } from '../../domain/kernel/index.js';
import { order } from '../../domain/order/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { until } from '../shop/look.js';
import { astrid, pay } from '../shop/purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { faultsOf } from './axe.js';
import { tabsOf } from './browser.js';

const ASTRID = '198507099805';
const LOG_IN = `/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=false`;
const DAY_MS = 86_400_000;

/** CHK-10, CHK-16: a customer is told that the parcel was not collected, and has it sent to the locker again. */
describe('an uncollected parcel of a locker', () => {
  /** Noons from today on. On a coming day the browser keeps the cookies, and the night's job is due. It runs once a day. */
  const today = Date.parse(`${stockholmDate(new Date().toISOString())}T12:00:00.000Z`);
  const noon = (days: number): string => new Date(today + days * DAY_MS).toISOString();
  const clock = new SettableClock(noon(-7));
  let shop: TestShop;
  beforeAll(async () => void (shop = await startTestShop({ clock, products: 60, webBuild: 'dist/web' })));
  afterAll(() => shop.stop());
  const openTab = tabsOf({
    get url() {
      return shop.url;
    },
  });

  async function uncollected(on: number): Promise<string> {
    clock.set(noon(on - 8));
    const buyer = shop.visitor();
    await buyer.logIn(ASTRID);
    const [varuId = ''] = await shop.varuIds(100);
    await buyer.post('/cart/add-quantity', { id: varuId, quantity: 2 });
    await buyer.put('/customer-details', astrid);
    expect((await buyer.put('/shipments/sync-user-choice', { optionId: 'locker' })).status).toBe(200);
    const orderId = String((await pay(buyer)).body['purchaseOrderId']);
    await until(async () => (await stateOf(orderId)).phase === 'confirmed');
    await shop.tellWarehouse(orderId, 'dispatched');
    clock.set(noon(on - 6));
    await shop.tellWarehouse(orderId, 'ready');
    await until(async () => (await shop.platform.pool.query(WAITS, [orderId])).rowCount === 1);
    clock.set(noon(on));
    const outcome = await shop.app
      .get(JobsService, { strict: false })
      .run('uncollected-parcels', stockholmDate(clock.now()));
    expect(outcome.ok).toBe(true);
    await shop.tellWarehouse(orderId, 'not-delivered');
    await told(orderId);
    return orderId;
  }

  const WAITS = 'SELECT FROM view_order_tracking WHERE order_id = $1 AND collect_by IS NOT NULL';
  const stateOf = (orderId: string) => shop.app.get(CommandHandling).load(order, orderId);

  /** Waits for the mail that tells that the parcel was not collected. */
  async function told(orderId: string): Promise<void> {
    const { orderNumber = '' } = (await stateOf(orderId)).order ?? {};
    const mails = () => shop.partners.simulated.mail?.list() ?? [];
    await until(async () =>
      mails().some(({ subject }) => subject === `Ditt paket hämtades inte, order ${orderNumber}`),
    );
  }

  test.each([
    ['with scripts, wide and light', 1, { width: 1440, colorScheme: 'light' }],
    ['without scripts, narrow and dark', 4, { width: 390, colorScheme: 'dark', javaScriptEnabled: false }],
  ] as const)('is sent there again by one press on the page of its order, %s', async (_look, on, look) => {
    const orderId = await uncollected(on);
    const { page, context, faults } = await openTab(look);
    await page.goto(LOG_IN);
    await page.goto(`/member/minakop/${orderId}`);
    const main = page.getByRole('main');
    await expect.poll(() => main.innerText()).toContain('Hämtades inte.');
    await page.getByRole('button', { name: 'Beställ paketet igen' }).click();
    await expect.poll(() => main.innerText()).toContain('Skickas till samma ställe igen.');
    if (!('javaScriptEnabled' in look)) await expect.poll(() => faultsOf(page)).toEqual([]);
    const receipt = "SELECT FROM reaction_receipt WHERE reaction = 'parcel sent again' AND stream_id = $1";
    await until(async () => (await shop.platform.pool.query(receipt, [`order-${orderId}`])).rowCount === 1);
    clock.set(noon(on + 2));
    await shop.tellWarehouse(orderId, 'ready');
    await page.goto(LOG_IN);
    await page.goto(`/member/minakop/${orderId}`);
    await expect.poll(() => main.innerText()).toContain('Finns att hämta.');
    await shop.tellWarehouse(orderId, 'delivered');
    await page.reload();
    await expect.poll(() => main.innerText()).toContain('Hämtat.');
    expect(faults).toEqual([]);
    await context.close();
  });
});
