import { IntentButton } from './intent-button.js';
import type { LoginScreenProps } from './login-screens.js';
import { mayStartByHand } from '../machine/shown.js';
import { methodOf, type EIdView } from '../machine/state.js';
import { Screen } from './screen.js';
import { APP_NAME, waitingTexts as texts } from '../texts.js';
import { WaitingMark } from './waiting-mark.js';

/** Shown while the e-ID app is open on this device. If the app did not open, a button opens it (LOG-04). */
export function WaitingScreen({
  state,
  runner,
  fields,
  view,
}: LoginScreenProps & { readonly view: EIdView }): React.JSX.Element {
  const app = APP_NAME[methodOf(view)];
  const { progress, launchLink, phase } = state;
  const status = progress?.message || (progress || phase === 'polling' ? texts.waiting(app) : texts.starting(app));
  const other = methodOf(view) === 'FrejaPlus' ? 'freja-qr' : 'qr';
  return (
    <Screen title={texts.thisDevice(app)} status={status}>
      <WaitingMark />
      {launchLink && mayStartByHand(state) && <ByHand app={app} launchLink={launchLink} />}
      <div className="login-actions">
        <IntentButton
          intent={['view', other]}
          action="/init-login"
          fields={fields}
          variant="quiet"
          onPress={() => runner.send({ type: 'chosen', view: other, stayLoggedIn: state.stayLoggedIn })}
        >
          {texts.otherDevice}
        </IntentButton>
        <IntentButton
          intent={['intent', 'cancel']}
          fields={fields}
          variant="text"
          onPress={() => runner.send({ type: 'cancel' })}
        >
          {texts.cancel}
        </IntentButton>
      </div>
    </Screen>
  );
}

function ByHand({ app, launchLink }: { readonly app: string; readonly launchLink: string }): React.JSX.Element {
  return (
    <div className="login-by-hand">
      <p>{texts.byHandText(app)}</p>
      {/* Some browsers open an app only by a pressed link, so this must be a plain one. */}
      <a href={launchLink} className="button button-primary button-wide">
        {texts.byHand(app)}
      </a>
    </div>
  );
}
