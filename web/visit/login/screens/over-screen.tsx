import { CircleAlert, Clock } from 'lucide-react';

import { ButtonLink } from '../../../interface/navigation/button.js';
import { IntentButton } from './intent-button.js';
import type { LoginScreenProps } from './login-screens.js';
import { isEIdView, isQr, methodOf } from '../machine/state.js';
import { mayRetry } from '../machine/step.js';
import { Screen } from './screen.js';
import { overTexts as texts, waitingTexts } from '../texts.js';

/** Says why the attempt ended, and how to continue (LOG-14). */
export function OverScreen({ state, runner, fields, inApp }: LoginScreenProps): React.JSX.Element {
  const { phase, view, notice } = state;
  const { title, texts: explained } = phase === 'error' ? texts.error : texts.aborted;
  const showsNotice = notice !== null && phase !== 'aborted' && !explained.some((text) => text === notice);
  const Icon = phase === 'error' ? CircleAlert : Clock;
  const others = (): void => runner.send({ type: 'cancel' });
  return (
    <Screen title={title}>
      <span className="login-over-icon" data-phase={phase}>
        <Icon size={44} strokeWidth={1} aria-hidden />
      </span>
      <div role="alert" className="login-over-text">
        {showsNotice && <p>{notice}</p>}
        {explained.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className="login-actions">
        {isEIdView(view) && mayRetry(state) && (
          <IntentButton
            intent={['view', view]}
            action="/init-login"
            fields={fields}
            wide
            onPress={() => runner.send({ type: 'retry' })}
          >
            {texts.retry}
          </IntentButton>
        )}
        {!isEIdView(view) && (
          <IntentButton intent={['intent', 'cancel']} fields={fields} wide onPress={others}>
            {texts.retry}
          </IntentButton>
        )}
        {inApp && isEIdView(view) && !isQr(view) && <OtherDevice state={state} runner={runner} fields={fields} />}
        {isEIdView(view) && (
          <IntentButton intent={['intent', 'cancel']} fields={fields} variant="quiet" wide onPress={others}>
            {texts.others}
          </IntentButton>
        )}
        <ButtonLink to="/" variant="text">
          {texts.start}
        </ButtonLink>
      </div>
    </Screen>
  );
}

/** Offers a QR code, because a user of the app may have the e-ID on another device (LOG-04). */
function OtherDevice({
  state: { view, stayLoggedIn },
  runner,
  fields,
}: Pick<LoginScreenProps, 'state' | 'runner' | 'fields'>): React.JSX.Element {
  const other = isEIdView(view) && methodOf(view) === 'FrejaPlus' ? 'freja-qr' : 'qr';
  return (
    <IntentButton
      intent={['view', other]}
      action="/init-login"
      fields={fields}
      variant="quiet"
      wide
      onPress={() => runner.send({ type: 'chosen', view: other, stayLoggedIn })}
    >
      {waitingTexts.otherDevice}
    </IntentButton>
  );
}
