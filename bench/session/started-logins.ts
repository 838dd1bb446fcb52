import http from 'node:http';

import { LOGIN_COOKIE } from '../../services/person/login/login-cookie.js';

/**
 * The number of log-ins that are started from one IP address. It is half of what one address may start in a minute
 * (login-limits.ts).
 */
const PER_ADDRESS = 15;
const AT_ONCE = 16;
const BODY = JSON.stringify({ authenticationType: 'BankID', applicationType: 'Desktop' });

/**
 * Starts log-ins by QR code through the API, from many IP addresses of this machine.
 * @returns their cookies
 */
export async function startedLogins(url: string, count: number): Promise<readonly string[]> {
  const cookies: string[] = [];
  let started = 0;
  const starter = async (): Promise<void> => {
    while (started < count) cookies.push(await start(url, addressOf(Math.floor(started++ / PER_ADDRESS))));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, starter));
  return cookies;
}

/** Returns a source IP address. All addresses in 127.0.0.0/8 belong to this machine. */
function addressOf(house: number): string {
  return `127.1.${Math.floor(house / 250)}.${(house % 250) + 1}`;
}

function start(url: string, localAddress: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) };
    const request = http.request(
      `${url}/sessionapi/v1/grandid/initlogin`,
      { method: 'POST', localAddress, headers, agent: false },
      (response) => {
        response.resume();
        const cookie = response.headers['set-cookie']
          ?.find((each) => each.startsWith(`${LOGIN_COOKIE}=`))
          ?.split(';')[0];
        if (cookie) resolve(cookie);
        else reject(new Error(`initlogin answered ${response.statusCode}`));
      },
    );
    request.on('error', reject);
    request.end(BODY);
  });
}
