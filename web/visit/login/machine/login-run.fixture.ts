import { dueAt } from './shown.js';
import { PICKER, type EIdView, type LoginState, type Progress } from './state.js';
import { step, type LoginEffect, type LoginEvent } from './step.js';

let now = 0;
/** The login that a spec walks through. Specs read it, and the last `effects`, after each event. */
export let state: LoginState = PICKER;
export let effects: readonly LoginEffect[] = [];

/** Begins each test with the picker. */
export function begin(): void {
  now = 1_000_000;
  state = PICKER;
  effects = [];
}

export const when = (event: LoginEvent): void => {
  ({ state, effects } = step(state, event, now));
};
export const pass = (ms: number): LoginEffect[] => {
  const until = now + ms;
  const all: LoginEffect[] = [];
  for (let due = dueAt(state); due !== null && due <= until; due = dueAt(state)) {
    now = Math.max(now, due);
    when({ type: 'time' });
    all.push(...effects);
  }
  now = until;
  when({ type: 'time' });
  return [...all, ...effects];
};
export const told = (result: Progress['result'], more: Partial<Progress> = {}): Progress => ({
  result,
  qrCode: 'a',
  nextQrCode: 'b',
  message: '',
  secondsLeft: 250,
  mayExtend: false,
  launchLink: null,
  appMissing: null,
  ...more,
});
export const answer = (result: Progress['result'], more: Partial<Progress> = {}, marked = true): void =>
  when({ type: 'answered', progress: told(result, more), marked });
export const givenStarted = (view: EIdView, launchLink: string | null = null): void => {
  when({ type: 'chosen', view, stayLoggedIn: false });
  when({ type: 'started', launchLink, qrCode: launchLink ? null : 'first' });
};
export const givenPolling = (view: EIdView): void => {
  givenStarted(view, view === 'qr' || view === 'freja-qr' ? null : '/app');
  pass(1_000);
};
