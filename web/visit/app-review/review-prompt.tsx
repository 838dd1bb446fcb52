import { lazy, Suspense, useEffect, useState } from 'react';

import { useVariant } from '../ab-test/use-variant.js';
import { shopAsks } from './review-calls.js';
import type { Variant } from '../ab-test/ab-tests.js';
import type { AppShell } from '../login/app/app-shell.js';

interface Circumstances {
  readonly variant: Variant<'reviewPrompt'>;
  /** What the app offers to its pages; undefined in an ordinary browser. */
  readonly shell: AppShell | undefined;
  /** True when this browser has shown the question before. */
  readonly asked: boolean;
}

/**
 * True when the page may ask the server. The server then decides by membership, toggle and earlier answers (APP-06).
 */
export function mayAsk({ variant, shell, asked }: Circumstances): boolean {
  return variant === 'B' && shell?.requestReview !== undefined && !asked;
}

const ReviewCard = lazy(() => import('./review-card.js'));

/**
 * Asks members in the app for a review. It stands on pages that confirm a success, and loads the question's code when
 * needed.
 */
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

/** Keys with this prefix are deleted when the consent to preferences is withdrawn (`forgetWithdrawn`). */
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
    // Without storage this browser may ask again. The server still knows whether the member has answered.
  }
}
