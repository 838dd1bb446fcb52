import { useLayoutEffect, useRef, useState } from 'react';

import type { AppReviewChoice } from '../../../domain/customer/index.js';
import { Button } from '../../interface/navigation/button.js';
import { tellChoice } from './review-calls.js';
import { appReviewTexts as texts } from './texts.js';
import './review-card.css';

export default function ReviewCard(): React.JSX.Element {
  const [choice, setChoice] = useState<AppReviewChoice | null>(null);
  const answer = (chosen: AppReviewChoice): void => {
    tellChoice(chosen);
    setChoice(chosen);
    if (chosen === 'rate') window.algortApp?.requestReview?.();
  };
  return (
    <section className="review-card" aria-labelledby="betyg">
      {choice ? <Answered choice={choice} /> : <Question onAnswer={answer} />}
    </section>
  );
}

function Question({ onAnswer }: { readonly onAnswer: (choice: AppReviewChoice) => void }): React.JSX.Element {
  return (
    <>
      <div>
        <h2 id="betyg">{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      <p className="review-card-answers">
        <Button type="button" onClick={() => onAnswer('rate')}>
          {texts.rate}
        </Button>
        <Button type="button" variant="text" onClick={() => onAnswer('notNow')}>
          {texts.notNow}
        </Button>
      </p>
    </>
  );
}

/** Replaces the pressed buttons, so it takes the focus. */
function Answered({ choice }: { readonly choice: AppReviewChoice }): React.JSX.Element {
  const said = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => said.current?.focus(), []);
  return (
    <p id="betyg" ref={said} tabIndex={-1}>
      {choice === 'rate' ? texts.thanks : texts.noted}
    </p>
  );
}
