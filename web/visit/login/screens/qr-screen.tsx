import { Maximize2 } from 'lucide-react';
import { useState } from 'react';

import { Alert } from '../../../interface/message/alert.js';
import { IntentButton } from './intent-button.js';
import type { LoginScreenProps } from './login-screens.js';
import { qrCodeNow, secondsToEnd } from '../machine/shown.js';
import { methodOf, type EIdView } from '../machine/state.js';
import { QrFullScreen } from './qr-full-screen.js';
import { QrImage } from './qr-image.js';
import { Screen } from './screen.js';
import { testPhoneLink } from '../app/test-phone.js';
import { APP_NAME, qrTexts as texts, waitingTexts } from '../texts.js';
import { useCursorRest } from './use-cursor-rest.js';
import { useQrPath } from './use-qr-path.js';
import { WaitingMark } from './waiting-mark.js';

/** Shows the QR code with instructions (LOG-04). After the scan it says what to do in the e-ID app. */
export function QrScreen(props: LoginScreenProps & { readonly view: EIdView }): React.JSX.Element {
  const { state, view } = props;
  const app = APP_NAME[methodOf(view)];
  const scanned = state.progress?.result === 'Started';
  const ending = state.progress?.mayExtend === true;
  const message = state.progress?.message || waitingTexts.waiting(app);
  // A notice is an alert of its own and already explains the new code, so the status says nothing.
  const status = ending ? texts.endingSpoken : state.notice && !scanned ? null : message;
  return (
    <Screen title={scanned ? texts.scanned(app) : texts.title(app)} status={status}>
      {state.notice && !scanned && <Alert type="error">{state.notice}</Alert>}
      {/* This question stands above the QR code, because the code with its instructions fills a phone's screen. */}
      {ending && <Extend {...props} />}
      {scanned ? <WaitingMark /> : <Code {...props} app={app} />}
      <QrActions {...props} app={app} scanned={scanned} />
    </Screen>
  );
}

function Code({
  state,
  view,
  drawn,
  large,
  testPhone,
  app,
}: LoginScreenProps & { readonly view: EIdView; readonly app: string }): React.JSX.Element {
  const [full, setFull] = useState(false);
  const text = qrCodeNow(state);
  const qr = useQrPath(text, drawn);
  const cursorHidden = useCursorRest();
  const phone = text && testPhoneLink(text, testPhone);
  return (
    <div className="login-scan" data-cursor={cursorHidden ? 'hidden' : undefined}>
      <div className="login-scan-code">
        <QrImage qr={qr} label={texts.image(app)} large={large} />
        <noscript>
          <a href={large ? '/login-status' : '/login-status?stor=ja'} className="login-scan-full">
            {large ? texts.smaller : texts.larger}
          </a>
        </noscript>
        <button type="button" className="login-scan-full" onClick={() => setFull(true)}>
          <Maximize2 size={16} strokeWidth={2} aria-hidden /> {texts.larger}
        </button>
      </div>
      <ol className="login-steps">
        {texts.steps[methodOf(view)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {full && (
        <QrFullScreen title={texts.title(app)} onClose={() => setFull(false)} cursorHidden={cursorHidden}>
          <QrImage qr={qr} label={texts.image(app)} large />
        </QrFullScreen>
      )}
      {phone && (
        <a href={phone} target="_blank" rel="noreferrer" className="login-test-phone">
          {texts.testPhone}
        </a>
      )}
    </div>
  );
}

function Extend({ state, runner, fields }: LoginScreenProps): React.JSX.Element {
  return (
    <div className="login-ending">
      {/* Screen readers skip the countdown, because the status has announced it once. */}
      <p aria-hidden>{texts.ending(secondsToEnd(state))}</p>
      <IntentButton intent={['intent', 'extend']} fields={fields} onPress={() => runner.send({ type: 'extend' })}>
        {texts.extend}
      </IntentButton>
    </div>
  );
}

function QrActions({
  state,
  runner,
  fields,
  view,
  app,
  device,
  scanned,
}: LoginScreenProps & { readonly view: EIdView; readonly app: string; readonly scanned: boolean }): React.JSX.Element {
  const here = methodOf(view) === 'BankID' ? 'this-device' : 'freja-this-device';
  const offersHere = !scanned && (here === 'this-device' || device === 'mobile');
  return (
    <div className="login-actions">
      {offersHere && (
        <>
          <p className="muted small">
            <strong>{texts.noCamera}</strong> {texts.noCameraText(app)}
          </p>
          <IntentButton
            intent={['view', here]}
            action="/init-login"
            fields={fields}
            variant="quiet"
            onPress={() => runner.send({ type: 'chosen', view: here, stayLoggedIn: state.stayLoggedIn })}
          >
            {waitingTexts.onThisDevice}
          </IntentButton>
        </>
      )}
      <IntentButton
        intent={['intent', 'cancel']}
        fields={fields}
        variant="text"
        onPress={() => runner.send({ type: 'cancel' })}
      >
        {waitingTexts.cancel}
      </IntentButton>
    </div>
  );
}
