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
  /** A safe address: the target of the login. */
  readonly redirectTo: string;
  readonly device: Device;
  /** The address of the page below it; null on a page of its own. */
  readonly over: string | null;
  /** The attempt that this browser had when the page was loaded. */
  readonly resumed: Resumed | null;
  /** A failure found by the server, without scripts or because the attempt was gone. */
  readonly failed: { readonly phase: 'error' | 'aborted'; readonly message: string | null } | null;
}

/** One runner for as long as the page is shown. */
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

/** The same on the server and at the first paint: no timer starts before the scripts run. */
function firstState({ resumed, failed }: LoginSetting): LoginState {
  if (failed) return { ...PICKER, phase: failed.phase, notice: failed.message };
  return resumed ? step(PICKER, resumed, 0).state : PICKER;
}

/** An iPad is recognised by its touch points, after the first paint. */
export function useDevice(guessed: Device): Device {
  const [device, setDevice] = useState(guessed);
  useEffect(() => setDevice(deviceNow(navigator)), []);
  return device;
}
