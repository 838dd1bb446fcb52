import { formatKronor, type Ore } from '../../../../../domain/kernel/money.js';
import { Alert } from '../../../../interface/message/alert.js';
import { paymentTexts as texts } from '../texts.js';
import type { NativeAction } from './mount-challenge.js';
import { useChallenge } from './use-challenge.js';
import './challenge.css';

interface ChallengeProps {
  readonly action: NativeAction;
  readonly amount: Ore;
}

/** The bank asks the shopper on this page, in a frame of its own. Without scripts it never comes to this. */
export function Challenge({ action, amount }: ChallengeProps): React.JSX.Element {
  const { holder, step, again } = useChallenge(action);
  return (
    <div className="payment-box challenge" data-step={step}>
      <h1>{texts.challenge}</h1>
      <p>{texts.challengeText(formatKronor(amount))}</p>
      <p role="status" className="challenge-status">
        {step === 'fetching' && texts.challengeFetching}
        {step === 'answered' && texts.waiting}
      </p>
      {step === 'failed' && (
        <Alert type="error" heading={texts.challengeFailed} button={{ text: texts.challengeAgain, onClick: again }}>
          <p>{texts.challengeFailedText}</p>
        </Alert>
      )}
      <div ref={holder} className="challenge-frame" />
      <noscript>
        <p>{texts.challengeWithoutScripts}</p>
      </noscript>
    </div>
  );
}
