import type { SettableClock } from '../../services/foundation/clock.js';
import type { Answer, Shopper } from './shopper.js';
import type { TestShop } from './test-shop.js';

export const ASTRID = '198507099805';

export interface LoginStart {
  readonly authenticationType?: 'BankID' | 'FrejaPlus';
  readonly applicationType?: 'Mobile' | 'Desktop';
  readonly stayLoggedIn?: boolean;
  readonly thisDevice?: boolean;
}

export interface StartedResult {
  readonly authRef: string;
  readonly qrCode: string | null;
  readonly autoStartToken: string | null;
  readonly launchLink: string | null;
}

export async function startLogin(
  browser: Shopper,
  { authenticationType = 'BankID', applicationType = 'Desktop', thisDevice, ...more }: LoginStart = {},
): Promise<StartedResult> {
  const answer = await browser.post('/sessionapi/v1/grandid/initlogin', {
    authenticationType,
    applicationType,
    thisDevice: thisDevice ?? applicationType === 'Mobile',
    ...more,
  });
  if (answer.status !== 200) throw new Error(`initlogin answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return (answer.body as unknown as { result: StartedResult }).result;
}

/** Asks the shop for how many seconds a visitor stays logged in and identified. */
export async function heartbeat(browser: Shopper): Promise<unknown> {
  return (await browser.get('/api/heartbeat/check?lastActiveSecondsAgo=0')).body['Result'];
}

/** What the shop answers when it is asked so for a guest. */
export const GUEST = { CustomerType: 'guest', HardSessionTimeToLiveSeconds: 0, IdentificationValidForSeconds: 0 };

export function wait(clock: SettableClock, seconds: number): void {
  clock.set(new Date(Date.parse(clock.now()) + seconds * 1000).toISOString());
}

export async function pollAfter(clock: SettableClock, browser: Shopper, seconds = 2): Promise<Record<string, unknown>> {
  wait(clock, seconds);
  return (await status(browser)).body as Record<string, unknown>;
}

export const status = (browser: Shopper): Promise<Answer> => browser.get('/sessionapi/v1/grandid/checkstatus');

/** The phone with the simulated e-ID app. A QR code or a link opens a page on it. */
export class Phone {
  constructor(private readonly shop: Pick<TestShop, 'url'>) {}

  /** Scans a QR code and returns the page that it opens. An old or changed code opens no request. */
  scan(qrCode: string): Promise<string> {
    return this.open(qrCode.startsWith('bankid.') ? `/partner/bankid/phone?qr=${qrCode}` : qrCode);
  }

  open(link: string): Promise<string> {
    return fetch(new URL(link, this.shop.url)).then((page) => page.text());
  }

  /**
   * Presses a button on a page of the phone.
   * @param page the page that a code or link has opened
   * @returns the page that follows
   */
  async press(
    page: string,
    form: { readonly decision: string; readonly person?: string; readonly other?: string; readonly hint?: string },
    eId: 'bankid' | 'freja' = 'bankid',
  ): Promise<string> {
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1];
    if (!token)
      throw new Error(`no order on the telephone: ${page.replace(/<style>[\s\S]*<\/style>/, '').slice(0, 400)}`);
    const answer = await fetch(`${this.shop.url}/partner/${eId}/phone`, {
      method: 'POST',
      body: new URLSearchParams({ token, ...form }),
    });
    return answer.text();
  }
}

/** Returns the URL to which the e-ID app sends the person back. */
export function returnAddress(page: string): URL {
  const href = /class="button" href="([^"]+)"/
    .exec(page)?.[1]
    ?.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
  if (!href) throw new Error('the telephone leads nowhere');
  return new URL(href);
}
