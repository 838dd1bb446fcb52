import { lazy, Suspense, useEffect, useState } from 'react';

import { useVariant } from '../ab-test/use-variant.js';
import { shopAsks } from './review-calls.js';
import type { Variant } from '../ab-test/ab-tests.js';
import type { AppShell } from '../login/app/app-shell.js';

interface Circumstances {
  readonly variant: Variant<'reviewPrompt'>;
  /** Undefined on the web. */
  readonly shell: AppShell | undefined;
  /** This browser has shown the question before. */
  readonly asked: boolean;
}

/** Whether to ask the shop, which decides by member, toggle and earlier answers (APP-06). */
export function mayAsk({ variant, shell, asked }: Circumstances): boolean {
  return variant === 'B' && shell?.requestReview !== undefined && !asked;
}

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

/** The prefix of the test's keys: deleted when the consent to preferences is withdrawn. */
const KEY = 'ab-test.review-prompt.asked';

function askedBefore(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function noteAsked(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // The shop still has the answer.
  }
}
