import { isEIdView, isQr, PICKER, type EIdView, type LoginState, type Phase, type Progress } from './state.js';
import { LOGIN_MS, LOGIN_TRIES } from './timing.js';

export type LoginEvent =
  | { readonly type: 'chosen'; readonly view: EIdView; readonly stayLoggedIn: boolean; readonly notice?: string }
  | { readonly type: 'testPersonChosen' }
  | { readonly type: 'started'; readonly launchLink: string | null; readonly qrCode: string | null }
  /** `again` is true when the server or the e-ID could not be reached, and false when it refused. */
  | { readonly type: 'notStarted'; readonly again: boolean; readonly message: string | null }
  /** The page was loaded while an attempt was in progress. The attempt continues. */
  | {
      readonly type: 'resumed';
      readonly view: EIdView;
      readonly progress: Progress;
    }
  /** `marked` is true while the browser has the cookie of a log-in in progress. */
  | { readonly type: 'answered'; readonly progress: Progress; readonly marked: boolean }
  | { readonly type: 'unanswered' }
  | { readonly type: 'extended'; readonly progress: Progress }
  /** Another tab of this browser has logged the person in, or the test person was logged in. */
  | { readonly type: 'letIn' }
  | { readonly type: 'extend' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }
  | { readonly type: 'open' }
  | { readonly type: 'time' };

/** What must be done after a step, in the order of the list. */
export type LoginEffect =
  'start' | 'open' | 'poll' | 'extend' | 'cancel' | 'mark' | 'unmark' | 'tellTabs' | 'notify' | 'leave';

export interface Step {
  readonly state: LoginState;
  readonly effects: readonly LoginEffect[];
}

/** Returns the next state after an event, and the effects to carry out (LOG-08). */
export function step(before: LoginState, event: LoginEvent, now: number): Step {
  const state = { ...before, now };
  switch (event.type) {
    case 'chosen':
      return start({
        ...PICKER,
        now,
        view: event.view,
        stayLoggedIn: event.stayLoggedIn,
        notice: event.notice ?? null,
        run: state.run,
      });
    case 'testPersonChosen':
      return { state: { ...PICKER, now, view: 'test', run: state.run + 1 }, effects: [] };
    case 'started':
      return started(state, event);
    case 'notStarted':
      return notStarted(state, event);
    case 'resumed':
      return resumed(state, event);
    case 'answered':
      return state.phase === 'polling'
        ? answered({ ...state, asking: false, unanswered: 0 }, event)
        : { state, effects: [] };
    case 'unanswered':
      return state.phase === 'polling'
        ? unanswered({ ...state, asking: false, unanswered: state.unanswered + 1 })
        : { state, effects: [] };
    case 'extend':
      return { state, effects: state.phase === 'polling' && state.progress?.mayExtend ? ['extend'] : [] };
    case 'extended':
      return {
        state: state.phase === 'polling' ? { ...withProgress(state, event.progress), retries: 0 } : state,
        effects: [],
      };
    case 'letIn':
      return state.phase === 'authenticated' || state.view === 'picker' ? { state, effects: [] } : letIn(state);
    case 'cancel':
      return { state: { ...PICKER, now, run: state.run + 1 }, effects: ['cancel', 'unmark'] };
    case 'retry':
      return mayRetry(state)
        ? start({ ...state, notice: null, starts: 0, unanswered: 0, retries: state.retries + 1 })
        : { state, effects: [] };
    case 'open':
      return { state, effects: state.launchLink ? ['open'] : [] };
    case 'time':
      return timePassed(state);
  }
}

/** True when the error screen may offer 'Försök logga in igen'. A QR log-in allows ten retries. */
export function mayRetry({ view, retries }: LoginState): boolean {
  return isEIdView(view) && (!isQr(view) || retries < LOGIN_TRIES.qr);
}

function start(state: LoginState): Step {
  const fresh = {
    ...state,
    phase: 'init',
    run: state.run + 1,
    progress: null,
    launchLink: null,
    asking: false,
    startAt: null,
    pollAt: null,
    manualAt: null,
    endsAt: null,
  } as const;
  return { state: fresh, effects: ['start'] };
}

function started(state: LoginState, { launchLink, qrCode }: Extract<LoginEvent, { type: 'started' }>): Step {
  if (state.phase !== 'init' || !isEIdView(state.view)) return { state, effects: [] };
  const { now, view } = state;
  const seconds = (isQr(view) ? LOGIN_MS.qr : LOGIN_MS.thisDevice) / 1000;
  const progress = {
    result: 'Pending',
    qrCode,
    nextQrCode: null,
    message: '',
    secondsLeft: seconds,
    mayExtend: false,
    launchLink,
    appMissing: null,
  } as const;
  const begun = {
    ...withProgress(state, progress),
    starts: 0,
    pollAt: now + LOGIN_MS.beforePolling,
    manualAt: now + LOGIN_MS.manualStart,
  };
  return { state: begun, effects: launchLink ? ['mark', 'open'] : ['mark'] };
}

function notStarted(state: LoginState, { again, message }: Extract<LoginEvent, { type: 'notStarted' }>): Step {
  if (state.phase !== 'init') return { state, effects: [] };
  if (!again || state.starts >= LOGIN_TRIES.start) return over({ ...state, notice: message }, 'error');
  return { state: { ...state, starts: state.starts + 1, startAt: state.now + LOGIN_MS.beforeStartAgain }, effects: [] };
}

/** Continues an attempt. The app is not opened again, because the person has just left it or has reloaded the page. */
function resumed(state: LoginState, { view, progress }: Extract<LoginEvent, { type: 'resumed' }>): Step {
  const { now } = state;
  const polling = { ...PICKER, phase: 'polling', now, view, run: state.run + 1, manualAt: now } as const;
  return answered(polling, { type: 'answered', progress, marked: true });
}

function answered(state: LoginState, { progress, marked }: Extract<LoginEvent, { type: 'answered' }>): Step {
  const { result, message } = progress;
  const said = { ...state, notice: message || null };
  switch (result) {
    case 'Authenticated':
      return letIn(state);
    case 'Pending':
    case 'Started':
      if (!marked) return over(state, 'aborted');
      return {
        state: { ...withProgress(state, progress), pollAt: state.pollAt ?? state.now + LOGIN_MS.poll },
        effects: ['mark'],
      };
    case 'Cancel1':
      return over(said, 'error');
    case 'Cancel2':
      return over(said, 'aborted');
    case 'ExpiredTransaction':
      return isAtEnd(state) ? timeIsOut(state) : again(said, 'timeout');
    case 'Failed':
      return marked ? again(said, 'error') : over(state, 'aborted');
  }
}

/** Handles a status call without a response. The attempt continues until too many of them have failed in a row. */
function unanswered(state: LoginState): Step {
  const most = isQr(state.view) ? LOGIN_TRIES.qr : LOGIN_TRIES.unansweredThisDevice;
  return state.unanswered > most ? over(state, 'error') : { state, effects: [] };
}

/**
 * Starts the attempt again with a new QR code. On this device it ends instead, because a new attempt would open the app
 * unasked.
 */
function again(state: LoginState, ending: Phase): Step {
  if (!isQr(state.view) || state.retries >= LOGIN_TRIES.qr) return over(state, ending);
  const waiting = {
    ...state,
    phase: 'init',
    progress: null,
    pollAt: null,
    endsAt: null,
    retries: state.retries + 1,
    starts: 0,
  } as const;
  return { state: { ...waiting, startAt: state.now + LOGIN_MS.beforeStartAgain }, effects: [] };
}

function letIn(state: LoginState): Step {
  return {
    state: {
      ...state,
      phase: 'authenticated',
      run: state.run + 1,
      notice: null,
      leaveAt: state.now + LOGIN_MS.welcome,
    },
    effects: ['unmark', 'tellTabs'],
  };
}

function over(state: LoginState, phase: Phase): Step {
  return {
    state: { ...state, phase, run: state.run + 1, startAt: null, pollAt: null, endsAt: null },
    effects: ['cancel', 'unmark'],
  };
}

function timeIsOut(state: LoginState): Step {
  return over({ ...state, notice: state.progress?.appMissing ?? null }, 'timeout');
}

/**
 * Stores the progress. A new e-ID request brings a new link to the app. A response without a link keeps the earlier
 * one.
 */
function withProgress(state: LoginState, progress: Progress): LoginState {
  const launchLink = progress.launchLink ?? state.launchLink;
  return { ...state, progress, launchLink, toldAt: state.now, endsAt: state.now + progress.secondsLeft * 1000 };
}

function isAtEnd({ endsAt, now }: LoginState): boolean {
  return endsAt !== null && endsAt - now <= LOGIN_MS.endSlack;
}

function timePassed(state: LoginState): Step {
  const { phase, now, startAt, pollAt, endsAt, leaveAt, asking } = state;
  const reached = (at: number | null): boolean => at !== null && at <= now;
  if (phase === 'authenticated')
    return reached(leaveAt)
      ? { state: { ...state, leaveAt: null }, effects: ['notify', 'leave'] }
      : { state, effects: [] };
  if (reached(startAt)) return { state: { ...state, run: state.run + 1, startAt: null }, effects: ['start'] };
  if (reached(endsAt)) return timeIsOut(state);
  if (!reached(pollAt) || asking) return { state, effects: [] };
  return { state: { ...state, phase: 'polling', asking: true, pollAt: now + LOGIN_MS.poll }, effects: ['poll'] };
}
