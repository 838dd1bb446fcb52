import { clientErrors } from './client-error-texts.js';
import type { Surroundings, TabMessage } from './session-watch.js';
import { type Heartbeat, STRANGER, type Markers } from './standing.js';

const PATIENCE_MS = 10_000;
const CHANNEL = 'algort-session';

interface Answer {
  readonly Result?: {
    readonly CustomerType: 'guest' | 'known';
    readonly HardSessionTimeToLiveSeconds: number;
    readonly IdentificationValidForSeconds: number;
  };
}

/** Connects the session watch of a tab to its browser. Call `close` when the watch stops. */
export function browserSurroundings(): Surroundings & { close(): void } {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    now: () => Date.now(),
    later: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    check: (ago) => heartbeat(`check?lastActiveSecondsAgo=${ago}`),
    refresh: () => heartbeat('refresh'),
    notifyCheckout,
    tell: (message) => channel.postMessage(message),
    hear: (listener) => {
      const heard = ({ data }: MessageEvent<TabMessage>): void => listener(data);
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
    readMarkers,
    writeMarkers,
    close: () => channel.close(),
  };
}

async function heartbeat(call: string): Promise<Heartbeat> {
  const response = await fetch(`/api/heartbeat/${call}`, {
    credentials: 'include',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { Result } = response.ok ? ((await response.json()) as Answer) : {};
  if (!Result) throw new Error(clientErrors.heartbeat);
  const { CustomerType, HardSessionTimeToLiveSeconds, IdentificationValidForSeconds } = Result;
  return {
    known: CustomerType === 'known',
    sessionSeconds: HardSessionTimeToLiveSeconds,
    identificationSeconds: IdentificationValidForSeconds,
  };
}

/**
 * Tells the checkout that the person has logged out. The page does not know the person number; the server finds the
 * person by the session.
 */
async function notifyCheckout(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const sent = {
    method: 'POST',
    credentials: 'include',
    headers,
    body: '{}',
    signal: AbortSignal.timeout(PATIENCE_MS),
  } as const;
  await fetch('/commands/logged-out', sent).catch(() => undefined);
}

/** This storage needs no consent, because it is necessary: without it a warning would return on every page. */
const KEY = 'SessionMarkers';

function readMarkers(): Markers {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isMarkers(kept) ? kept : STRANGER;
  } catch {
    return STRANGER;
  }
}

function writeMarkers(markers: Markers): void {
  try {
    if (markers.standing === 'guest') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(markers));
  } catch {
    // Without storage the warning returns on every page.
  }
}

function isMarkers(kept: unknown): kept is Markers {
  if (typeof kept !== 'object' || kept === null) return false;
  const { standing, warned } = kept as Partial<Markers>;
  return (standing === 'known' || standing === 'identified') && Array.isArray(warned);
}
