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

/** The seed's calls (LOG-12). None throws: failures are return values. */
export interface LoginApi {
  start(request: StartRequest): Promise<StartAnswer>;
  /** Null when the call failed or took more than 15 s. */
  status(): Promise<Progress | null>;
  extend(): Promise<Progress | null>;
  cancel(): Promise<void>;
  loggedIn(previousPersonNumber: string | null): Promise<void>;
  testLogin(personNumber: string, device: 'mobile' | 'desktop', stayLoggedIn: boolean): Promise<boolean>;
}

/**
 * Every answer sets or clears the attempt's cookie. A late answer of a cancelled attempt would clear the next
 * attempt's cookie. So its pending calls are aborted, its start included, and its cancellation is awaited. An
 * aborted start has shown no code or link, and expires by itself.
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
    // A refusal (4xx) would be repeated.
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
  /** 0: no answer. */
  readonly status: number;
  readonly json: unknown;
}

function call(path: string, body?: object, dropped?: AbortSignal): Promise<Answer> {
  return send(`${GRANDID}/${path}`, body, dropped);
}

/** A request sent while leaving the page must outlive it (keepalive). */
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

/** The shell marks its page requests but not the pages' own calls: this makes the e-ID's app return to the shell. */
function platform(): { readonly platform?: 'App' } {
  return 'algortApp' in globalThis ? { platform: 'App' } : {};
}
