import { SESSION_COOKIE } from '../../services/access/session/session.js';

/** The person numbers of adults among the shop's fixed test persons. */
const PERSONS = ['198507099805', '198507099813', '199908072391', '197010632391'];
const LINES = 3;

/**
 * Logs customers in. Each browser has its own session.
 * @returns the browsers' cookies
 */
export async function knownVisitors(
  url: string,
  count: number,
  persons: readonly string[] = PERSONS,
): Promise<readonly string[]> {
  const cookies: string[] = [];
  for (let number = 0; number < count; number += 1)
    cookies.push(await loggedIn(url, persons[number % persons.length] as string));
  return cookies;
}

/** Puts products into the cart of each browser, so that every cart page shows the same number of lines. */
export async function fillCarts(url: string, cookies: readonly string[], varuIds: readonly string[]): Promise<void> {
  for (const cookie of cookies)
    for (const id of varuIds.slice(0, LINES)) {
      const headers = { cookie, 'content-type': 'application/json' };
      const body = JSON.stringify({ id, quantity: 1 });
      const { status } = await fetch(`${url}/cart/add-quantity`, { method: 'POST', headers, body });
      if (status !== 200) throw new Error(`adding ${id} to a cart answered ${status}`);
    }
}

async function loggedIn(url: string, personNumber: string): Promise<string> {
  const query = new URLSearchParams({ ssn: personNumber, ehmDeviceType: 'desktop', stayLoggedIn: 'false' });
  const response = await fetch(`${url}/sessionapi/v1/grandid/test/initloginauto?${query}`);
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith(`${SESSION_COOKIE}=`));
  if (!cookie) throw new Error(`a log-in answered ${response.status} without a session`);
  return cookie.split(';')[0] as string;
}
