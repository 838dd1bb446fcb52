import { withQuery } from './return-to.js';

const KEY = 'login-debug-return';

/** True when the hidden switch is on (LOG-03). The log-in then ends on the debug page. */
export function debugReturnIsOn(): boolean {
  return window.sessionStorage.getItem(KEY) === 'on';
}

export function switchDebugReturn(): boolean {
  const on = !debugReturnIsOn();
  if (on) window.sessionStorage.setItem(KEY, 'on');
  else window.sessionStorage.removeItem(KEY);
  return on;
}

export function withDebugReturn(redirectTo: string): string {
  return debugReturnIsOn() ? withQuery('/login-return', { redirect: redirectTo }) : redirectTo;
}
