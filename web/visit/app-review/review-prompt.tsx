import { lazy, Suspense, useEffect, useState } from 'react';

import { useVariant } from '../ab-test/use-variant.js';
import { askedBefore, noteAsked } from './asked-before.js';
import { mayAsk } from './may-ask.js';
import { shopAsks } from './review-calls.js';

const ReviewCard = lazy(() => import('./review-card.js'));

/** At the end of a page where something succeeded; the question is loaded only for those who are asked. */
export function ReviewPrompt(): React.JSX.Element | null {
  const variant = useVariant('reviewPrompt');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!mayAsk({ variant, shell: window.algortApp, asked: askedBefore() })) return undefined;
    let isHere = true;
    void shopAsks().then((asks) => {
      if (!isHere || !asks) return;
      noteAsked();
      setShown(true);
    });
    return () => void (isHere = false);
  }, [variant]);
  return isShown ? (
    <Suspense fallback={null}>
      <ReviewCard />
    </Suspense>
  ) : null;
}
