import { Button } from '../../interface/navigation/button.js';
import { BothAnswers, Categories, ConsentForm, useConsentAnswer } from './consent-form.js';
import type { CookieConsent } from './cookie-consent.js';
import { cookieTexts as texts } from './texts.js';
import './cookie-settings.css';

/** Shows and changes the choice on the page 'Cookieinställningar', which the footer links to. */
export function CookieSettings({ consent }: { readonly consent: CookieConsent }): React.JSX.Element {
  const answer = useConsentAnswer();
  return (
    <section id="cookieinstallningar" className="cookie-settings" aria-labelledby="cookie-settings-title">
      <h2 id="cookie-settings-title">{texts.settings}</h2>
      <p>{texts.settingsText}</p>
      <ConsentForm answer={answer} className="cookie-settings-form">
        {/* The key makes React build the form again when the choice is changed in the dialog. */}
        <Categories key={JSON.stringify(consent)} consent={consent} />
        <div className="cookie-answers">
          <Button name="choice" value="ticked" loading={answer.sending}>
            {texts.save}
          </Button>
          <BothAnswers />
        </div>
        <p role="status" className="cookie-saved">
          {answer.saved && texts.saved}
        </p>
      </ConsentForm>
    </section>
  );
}
