import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect } from 'react';

import { Button } from '../../interface/navigation/button.js';
import { CONSENT_CATEGORIES, currentConsent, type CookieConsent, type ConsentCategory } from './cookie-consent.js';
import { categoryTexts, cookieTexts as texts } from './texts.js';

const ACTION = '/kundservice/kakor/val';

export interface ConsentAnswer {
  readonly sending: boolean;
  readonly saved: boolean;
  readonly send: (event: React.FormEvent<HTMLFormElement>) => void;
}

/** Sends the choice of cookies without leaving the page. It needs scripts. */
export function useConsentAnswer(): ConsentAnswer {
  const fetcher = useFetcher<{ readonly saved: boolean }>({ key: 'cookie-consent' });
  const { data, state } = fetcher;
  // The effect must depend on the response itself, because a slow device may skip the states between two responses.
  useEffect(() => {
    if (data?.saved && state === 'idle')
      for (const store of [localStorage, sessionStorage]) forgetWithdrawn(store, currentConsent());
  }, [data, state]);
  return {
    sending: state !== 'idle',
    saved: (data?.saved ?? false) && state === 'idle',
    send: (event) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const form = new FormData(event.currentTarget);
      form.delete('returnTo');
      if (submitter instanceof HTMLButtonElement) form.set(submitter.name, submitter.value);
      fetcher.submit(form, { method: 'post', action: ACTION });
    },
  };
}

interface ConsentFormProps {
  readonly answer: ConsentAnswer;
  readonly className: string;
  readonly children: React.ReactNode;
}

export function ConsentForm({ answer, className, children }: ConsentFormProps): React.JSX.Element {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={ACTION} onSubmit={answer.send} className={className}>
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      {children}
    </form>
  );
}

/** The buttons for only necessary cookies and for all. Both must have the same style, size and place. */
export function BothAnswers(): React.JSX.Element {
  return (
    <>
      <Button name="choice" value="necessary" variant="quiet">
        {texts.necessary}
      </Button>
      <Button name="choice" value="all" variant="quiet">
        {texts.all}
      </Button>
    </>
  );
}

export function Categories({ consent }: { readonly consent: CookieConsent }): React.JSX.Element {
  return (
    <ul className="cookie-categories">
      {CONSENT_CATEGORIES.map((category) => (
        <li key={category}>
          <label>
            <input
              type="checkbox"
              name="category"
              value={category}
              defaultChecked={consent[category]}
              disabled={category === 'necessary'}
            />
            <span>
              <strong>{categoryTexts[category].name}</strong>
              {category === 'necessary' && <span className="cookie-always"> {texts.always}</span>}
              <span className="cookie-category-text">{categoryTexts[category].text}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Keys in the browser's storage that need a consent. Keys that serve a function the person asked for need none. */
const KEPT: readonly { readonly category: ConsentCategory; readonly key: RegExp }[] = [
  { category: 'statistics', key: /^(promotion-clicks|interest)$/ },
  { category: 'preferences', key: /^ab-test[.:]/ },
];

type Store = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Deletes what the browser has stored for a category without consent. */
export function forgetWithdrawn(store: Store, consent: CookieConsent): void {
  const refused = KEPT.filter(({ category }) => !consent[category]);
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const key of keys) if (refused.some((one) => one.key.test(key))) store.removeItem(key);
}
