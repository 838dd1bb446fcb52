import type { LoginMethod } from '../../../services/person/login/contract.js';
import { readProgress, readStarted, textOf } from './login-answers.js';
import type { Progress } from './machine/state.js';
import { LOGIN_MS } from './machine/timing.js';

const GRANDID = '/sessionapi/v1/grandid';

export interface StartRequest {
  readonly method: LoginMethod;
  readonly thisDevice: boolean;
  readonly device: 'mobile' | 'desktop';
  readonly stayLoggedIn: boolean;
}

export type StartAnswer =
  | { readonly ok: true; readonly launchLink: string | null; readonly qrCode: string | null }
  | { readonly ok: false; readonly again: boolean; readonly message: string | null };

/** The calls to the server that LOG-12 names. None of them throws; a failure is a return value. */
export interface LoginApi {
  start(request: StartRequest): Promise<StartAnswer>;
  /** Null when the call fails or takes more than 15 seconds. */
  status(): Promise<Progress | null>;
  extend(): Promise<Progress | null>;
  cancel(): Promise<void>;
  loggedIn(previousPersonNumber: string | null): Promise<void>;
  testLogin(personNumber: string, device: 'mobile' | 'desktop', stayLoggedIn: boolean): Promise<boolean>;
}

/**
 * Aborts all pending calls of an attempt, also a start that has shown no code yet. Each response sets or deletes the
 * attempt's cookie. A late response could otherwise delete the cookie of the next attempt.
 */
let asking = new AbortController();
let givenUp: Promise<unknown> = Promise.resolve();

function dropQuestions(): void {
  asking.abort();
  asking = new AbortController();
}

export const loginApi: LoginApi = {
  async start({ method, thisDevice, device, stayLoggedIn }) {
    dropQuestions();
    await givenUp;
    const body = {
      authenticationType: method,
      applicationType: device === 'mobile' ? 'Mobile' : 'Desktop',
      stayLoggedIn,
      thisDevice,
    };
    const { status, json } = await call('initlogin', body, asking.signal);
    const started = readStarted(json);
    if (status === 200 && started) return { ok: true, ...started };
    // The server has refused with a 4xx, so it would refuse another try too.
    return { ok: false, again: status === 0 || status >= 500, message: textOf(json, 'errorMessage') };
  },
  status: async () => readProgress((await call('checkstatus', undefined, asking.signal)).json),
  extend: async () => readProgress((await call('extend', {}, asking.signal)).json),
  async cancel() {
    dropQuestions();
    givenUp = call('cancel', {});
    await givenUp;
  },
  async loggedIn(previousPersonNumber) {
    await send('/commands/logged-in', { previousPersonNumber });
  },
  async testLogin(personNumber, device, stayLoggedIn) {
    const query = new URLSearchParams({ ssn: personNumber, ehmDeviceType: device, stayLoggedIn: String(stayLoggedIn) });
    return (await call(`test/initloginauto?${query}`)).status === 200;
  },
};

interface Answer {
  /** The HTTP status; 0 when there was no response. */
  readonly status: number;
  readonly json: unknown;
}

function call(path: string, body?: object, dropped?: AbortSignal): Promise<Answer> {
  return send(`${GRANDID}/${path}`, body, dropped);
}

/** Sends a call. With `keepalive` the browser finishes it even after the page is left. */
async function send(path: string, body?: object, dropped?: AbortSignal): Promise<Answer> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...platform() },
    body: JSON.stringify(body),
  };
  const until = new AbortController();
  const timer = setTimeout(() => until.abort(), LOGIN_MS.statusTimeout);
  dropped?.addEventListener('abort', () => until.abort());
  try {
    const response = await fetch(path, {
      ...(body && post),
      credentials: 'same-origin',
      cache: 'no-store',
      keepalive: /\/(cancel|logged-in)$/.test(path),
      signal: until.signal,
    });
    return { status: response.status, json: await response.json() };
  } catch {
    return { status: 0, json: null };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * This header makes the e-ID app return to our app. The app itself adds it only to requests for pages, not to calls.
 */
function platform(): { readonly platform?: 'App' } {
  return 'algortApp' in globalThis ? { platform: 'App' } : {};
}
