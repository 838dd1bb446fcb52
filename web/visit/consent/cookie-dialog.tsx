import { Link, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { Button } from '../../interface/navigation/button.js';
import { BothAnswers, Categories, ConsentForm, useConsentAnswer } from './consent-form.js';
import { NECESSARY_ONLY } from './cookie-consent.js';
import { cookieTexts as texts } from './texts.js';
import './cookie-dialog.css';

/** This page itself contains the form, so the dialog is not shown there. */
const SETTINGS = '/kundservice/kakor';

/** The dialog stays until the person chooses. It does not block the page, which can be scrolled and read. */
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

/** When the dialog closes, the focus moves to the content without scrolling. */
function useFocusBack(asks: boolean): void {
  const asked = useRef(asks);
  useEffect(() => {
    if (asked.current && !asks && document.activeElement === document.body)
      document.getElementById('innehall')?.focus({ preventScroll: true });
    asked.current = asks;
  }, [asks]);
}
