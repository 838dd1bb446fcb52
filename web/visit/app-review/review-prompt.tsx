import { lazy, Suspense, useEffect, useState } from 'react';

import { useVariant } from '../ab-test/use-variant.js';
import { shopAsks } from './review-calls.js';
import type { Variant } from '../ab-test/ab-tests.js';
import type { AppShell } from '../login/app/app-shell.js';

interface Circumstances {
  readonly variant: Variant<'reviewPrompt'>;
  /** Undefined outside the app. */
  readonly shell: AppShell | undefined;
  /** True when this browser has already shown the card. */
  readonly asked: boolean;
}

/** Whether to ask the server, which decides by membership, toggle and earlier answers (APP-06). */
export function mayAsk({ variant, shell, asked }: Circumstances): boolean {
  return variant === 'B' && shell?.requestReview !== undefined && !asked;
}

const ReviewCard = lazy(() => import('./review-card.js'));

/** Placed at the end of pages that confirm a success. The card's code is loaded only when it is shown. */
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

/** The prefix makes `forgetWithdrawn` delete this key when the consent to preferences is withdrawn. */
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
    // Without storage the server still knows the member's answer.
  }
}
