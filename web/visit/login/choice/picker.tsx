import { useEffect, useRef } from 'react';
import { Link } from '@remix-run/react';

import { textIn } from '../../../interface/form/sent-form.js';
import type { LoginMethod, TestUser } from '../../../../services/person/login/contract.js';
import { Alert } from '../../../interface/message/alert.js';
import { hasEId } from '../app/app-shell.js';
import { DebugSwitch } from '../app/debug-switch.js';
import type { Device } from '../app/device.js';
import type { LoginRunner } from '../login-runner.js';
import { isEIdView, methodOf, type EIdView } from '../machine/state.js';
import { MethodCards } from './method-cards.js';
import { ScreenHeading } from '../screens/screen-heading.js';
import { TestPersons } from './test-persons.js';
import { APP_NAME, loginTexts as texts, pickerTitle, waitingTexts } from '../texts.js';
import { Checkbox } from '../../../interface/field/checkbox.js';

export interface PickerData {
  readonly redirectTo: string;
  readonly device: Device;
  readonly inApp: boolean;
  readonly methods: readonly LoginMethod[];
  /** For each paused e-ID, the text that explains the pause. */
  readonly paused: Readonly<Partial<Record<LoginMethod, string>>>;
  /** The only e-ID that the page offers, as on /loginFreja. Null when it offers all. */
  readonly only: LoginMethod | null;
  readonly testUsers: readonly TestUser[] | null;
  /** The first name of the customer who last used this browser. */
  readonly name: string | null;
  readonly testFailed: boolean;
  readonly debug: boolean;
}

interface PickerProps {
  readonly data: PickerData;
  readonly runner: LoginRunner;
  readonly onTestFailed: () => void;
}

/** The first screen of the log-in (LOG-01, LOG-02). It is one form, and each e-ID's card is a submit button. */
export function Picker({ data, runner, onTestFailed }: PickerProps): React.JSX.Element {
  const { redirectTo, only, name, testUsers, device, testFailed } = data;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // When the person comes back to this screen after an attempt, it replaces another one, so it takes the focus.
  useEffect(() => (runner.state.run > 0 ? (heading.current ?? form.current)?.focus() : undefined), [runner]);
  const submit = (event: React.FormEvent<HTMLFormElement>): void => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const stayLoggedIn = textIn(new FormData(event.currentTarget), 'stayLoggedIn') === 'ja';
    if (submitter.name === 'personNumber') return void runner.enterAs(submitter.value, stayLoggedIn, onTestFailed);
    if (isEIdView(submitter.value)) choose(runner, submitter.value, stayLoggedIn, data.inApp);
  };
  return (
    <form ref={form} tabIndex={-1} method="post" action="/init-login" className="login-picker" onSubmit={submit}>
      <input type="hidden" name="redirect" value={redirectTo} />
      <div className="login-head">
        <ScreenHeading ref={heading} title={pickerTitle(only, name)} />
        <p className="muted">{only ? texts.freja.intro : texts.intro}</p>
        {data.debug && <DebugSwitch />}
      </div>
      {testFailed && <Alert type="error">{texts.testFailed}</Alert>}
      <MethodCards {...data} />
      <StayLoggedIn device={device} />
      {testUsers && !only && <TestPersons users={testUsers} />}
    </form>
  );
}

/**
 * Starts an attempt. When the app says that this device lacks the e-ID, a QR code for another device is shown instead
 * (LOG-11).
 */
function choose(runner: LoginRunner, view: EIdView, stayLoggedIn: boolean, inApp: boolean): void {
  const here = view === 'this-device' || view === 'freja-this-device';
  const method = methodOf(view);
  if (!here || !inApp || hasEId(method, window.algortApp)) return runner.send({ type: 'chosen', view, stayLoggedIn });
  runner.send({
    type: 'chosen',
    view: method === 'BankID' ? 'qr' : 'freja-qr',
    stayLoggedIn,
    notice: waitingTexts.noEId(APP_NAME[method]),
  });
}

/** The choice to stay logged in. A phone or tablet has no choice, because it always stays logged in (LOG-02). */
function StayLoggedIn({ device }: { readonly device: Device }): React.JSX.Element {
  return (
    <div className="login-stay">
      {device === 'mobile' ? (
        <input type="hidden" name="stayLoggedIn" value="ja" />
      ) : (
        <Checkbox name="stayLoggedIn" value="ja">
          {texts.stay}
        </Checkbox>
      )}
      <p className="muted small">
        {texts.stayText} <Link to="/kundservice/integritetspolicy/#inloggning">{texts.stayLink}</Link>
      </p>
    </div>
  );
}
