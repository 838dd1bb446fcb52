import { withDebugReturn } from './app/debug-return.js';
import type { Device } from './app/device.js';
import type { LoginPage, Timers } from './login-runner.js';
import { isQr } from './machine/state.js';
import { markedReturn, markerCookie, noMarkerCookie } from './marker.js';
import { withQuery } from './app/return-to.js';

const CHANNEL = 'algort-login';
const WAITING = '/login-status';

export const browserTimers: Timers = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * What the log-in does in the browser.
 * @param redirectTo where the log-in leads: a checked path
 * @param over the URL of the page behind the dialog; null when the log-in is a page of its own
 */
export function browserPage(redirectTo: string, device: Device, over: string | null): LoginPage {
  return {
    device,
    open: (link) => (window.algortApp?.openLink ? window.algortApp.openLink(link) : window.location.assign(link)),
    isMarked: () => markedReturn(document.cookie) !== null,
    mark(view) {
      document.cookie = markerCookie(redirectTo, window.location.protocol === 'https:');
      // Safari reloads the page when the e-ID app returns to it. The reloaded page must show the attempt in progress.
      if (!isQr(view)) moveTo(WAITING);
    },
    unmark() {
      document.cookie = noMarkerCookie();
      if (over === null) moveTo(withQuery('/init-login', { redirect: redirectTo === '/' ? null : redirectTo }));
      else if (window.location.pathname === WAITING) moveTo(over);
    },
    tellTabs() {
      if (!('BroadcastChannel' in window)) return;
      const channel = new BroadcastChannel(CHANNEL);
      channel.postMessage('in');
      channel.close();
    },
    leave: () => goTo(withDebugReturn(redirectTo)),
  };
}

/** Calls `then` when another tab of this browser has completed the log-in. */
export function onLetIn(then: () => void): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = then;
  return () => channel.close();
}

/** Loads a page. If its URL differs from the present one only in the fragment, the browser must be told to reload. */
function goTo(address: string): void {
  if (address.split('#')[0] !== `${window.location.pathname}${window.location.search}`)
    return window.location.replace(address);
  window.history.replaceState(window.history.state, '', address);
  window.location.reload();
}

/** Changes the shown URL without loading anything, because the screen is already there. */
function moveTo(address: string): void {
  if (`${window.location.pathname}${window.location.search}` !== address)
    window.history.replaceState(window.history.state, '', address);
}
