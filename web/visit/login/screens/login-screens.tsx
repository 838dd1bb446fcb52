import { useState } from 'react';

import { DoneScreen } from './done-screen.js';
import type { Device } from '../app/device.js';
import type { LoginRunner } from '../login-runner.js';
import { isEIdView, isQr, type LoginState } from '../machine/state.js';
import { OverScreen } from './over-screen.js';
import { Picker, type PickerData } from '../choice/picker.js';
import { QrScreen } from './qr-screen.js';
import { Screen } from './screen.js';
import { waitingTexts } from '../texts.js';
import { useDevice, useLogin, type LoginSetting } from '../use-login.js';
import type { DrawnQr } from './use-qr-path.js';
import { WaitingMark } from './waiting-mark.js';
import { WaitingScreen } from './waiting-screen.js';
import '../login.css';

export interface LoginScreenProps {
  readonly state: LoginState;
  readonly runner: LoginRunner;
  /** Hidden fields of all forms of the log-in, for browsers without scripts. */
  readonly fields: Readonly<Record<string, string>>;
  readonly device: Device;
  readonly inApp: boolean;
  readonly drawn: DrawnQr | null;
  /** True when the QR code fills the whole screen. Only pages without scripts use it. */
  readonly large: boolean;
  readonly testPhone: string | null;
}

export interface LoginData extends LoginSetting, PickerData {
  readonly drawn: DrawnQr | null;
  readonly large: boolean;
  readonly testPhone: string | null;
}

/** Shows the screen of the log-in that the state machine names (LOG-07). */
export function LoginScreens({ data }: { readonly data: LoginData }): React.JSX.Element {
  const device = useDevice(data.device);
  const { state, runner } = useLogin({ ...data, device });
  const [testFailed, setTestFailed] = useState(data.testFailed);
  const { redirectTo, inApp, drawn, large, testPhone } = data;
  const fields = { redirect: redirectTo, ...(state.stayLoggedIn && { stayLoggedIn: 'ja' }) };
  return (
    <div className="login">
      <Shown
        data={{ ...data, device, testFailed }}
        onTestFailed={() => setTestFailed(true)}
        screen={{ state, runner, fields, device, inApp, drawn, large, testPhone }}
      />
    </div>
  );
}

interface ShownProps {
  readonly data: LoginData;
  readonly onTestFailed: () => void;
  readonly screen: LoginScreenProps;
}

function Shown({ data, onTestFailed, screen }: ShownProps): React.JSX.Element {
  const { phase, view } = screen.state;
  if (phase === 'authenticated') return <DoneScreen redirectTo={data.redirectTo} />;
  if (phase === 'error' || phase === 'timeout' || phase === 'aborted') return <OverScreen key={phase} {...screen} />;
  if (isEIdView(view))
    return isQr(view) ? (
      <QrScreen key={view} {...screen} view={view} />
    ) : (
      <WaitingScreen key={view} {...screen} view={view} />
    );
  if (view === 'test') return <TestLogin />;
  return <Picker data={data} runner={screen.runner} onTestFailed={onTestFailed} />;
}

function TestLogin(): React.JSX.Element {
  return (
    <Screen title={waitingTexts.loggingIn}>
      <WaitingMark />
    </Screen>
  );
}
