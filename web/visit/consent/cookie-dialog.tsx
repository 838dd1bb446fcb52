import { Link, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { Button } from '../../interface/navigation/button.js';
import { BothAnswers, Categories, ConsentForm, useConsentAnswer } from './consent-form.js';
import { NECESSARY_ONLY } from './cookie-consent.js';
import { cookieTexts as texts } from './texts.js';
import './cookie-dialog.css';

/** The page 'Cookieinställningar' contains the form itself, so the dialog is not shown there. */
const SETTINGS = '/kundservice/kakor';

/**
 * Asks which cookies the shop may use, until the person has chosen. The page behind it can still be scrolled and used.
 */
export function CookieDialog({ asks }: { readonly asks: boolean }): React.JSX.Element | null {
  const answer = useConsentAnswer();
  const { pathname } = useLocation();
  useFocusBack(asks);
  if (!asks || answer.sending || pathname === SETTINGS) return null;
  return (
    <section className="cookie-dialog" aria-labelledby="cookie-title" data-nosnippet="">
      <ConsentForm answer={answer} className="cookie-form">
        <div className="cookie-words">
          <h2 id="cookie-title">{texts.title}</h2>
          <p>
            {texts.text} <Link to={SETTINGS}>{texts.more}</Link>
          </p>
        </div>
        <div className="cookie-answers">
          <BothAnswers />
        </div>
        <details className="cookie-own">
          <summary>{texts.choose}</summary>
          <Categories consent={NECESSARY_ONLY} />
          <Button name="choice" value="ticked" variant="quiet" wide>
            {texts.save}
          </Button>
        </details>
      </ConsentForm>
    </section>
  );
}

/** Moves the focus to the page's content when the dialog closes, without scrolling. */
function useFocusBack(asks: boolean): void {
  const asked = useRef(asks);
  useEffect(() => {
    if (asked.current && !asks && document.activeElement === document.body)
      document.getElementById('innehall')?.focus({ preventScroll: true });
    asked.current = asks;
  }, [asks]);
}
