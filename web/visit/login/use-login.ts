import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import type { Device } from './app/device.js';
import { deviceNow } from './app/device.js';
import { loginApi } from './login-api.js';
import { browserPage, browserTimers, onLetIn } from './login-browser.js';
import { LoginRunner } from './login-runner.js';
import { PICKER, type LoginState } from './machine/state.js';
import { step, type LoginEvent } from './machine/step.js';

export type Resumed = Extract<LoginEvent, { type: 'resumed' }>;

export interface LoginSetting {
  /** Where the log-in leads: a path that was checked to be the shop's own. */
  readonly redirectTo: string;
  readonly device: Device;
  /** The URL of the page behind the dialog; null when the log-in is a page of its own. */
  readonly over: string | null;
  /** The attempt that was in progress when the page was loaded; null when there was none. */
  readonly resumed: Resumed | null;
  /** A failure that the server reports, because scripts are off or the attempt no longer exists. */
  readonly failed: { readonly phase: 'error' | 'aborted'; readonly message: string | null } | null;
}

/** Starts the log-in of this page and stops it when the page is left. */
export function useLogin(setting: LoginSetting): { readonly state: LoginState; readonly runner: LoginRunner } {
  const { redirectTo, resumed, device, over } = setting;
  const [first] = useState(() => firstState(setting));
  const runner = useMemo(
    () => new LoginRunner({ api: loginApi, page: browserPage(redirectTo, device, over), timers: browserTimers }, first),
    [redirectTo, device, over, first],
  );
  const state = useSyncExternalStore(
    runner.subscribe,
    () => runner.state,
    () => first,
  );
  useEffect(() => {
    if (resumed) runner.send(resumed);
    const leave = (): void => runner.leave();
    const stop = onLetIn(() => runner.send({ type: 'letIn' }));
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      stop();
      if (over === null) runner.stop();
      else runner.close();
    };
  }, [runner, resumed, over]);
  return { state, runner };
}

/** Returns the first state. No timer runs before hydration, because the first render must equal the server's. */
function firstState({ resumed, failed }: LoginSetting): LoginState {
  if (failed) return { ...PICKER, phase: failed.phase, notice: failed.message };
  return resumed ? step(PICKER, resumed, 0).state : PICKER;
}

/**
 * Returns the kind of device. Only the browser knows an iPad's touch points, so an iPad is recognised after the first
 * render.
 */
export function useDevice(guessed: Device): Device {
  const [device, setDevice] = useState(guessed);
  useEffect(() => setDevice(deviceNow(navigator)), []);
  return device;
}
