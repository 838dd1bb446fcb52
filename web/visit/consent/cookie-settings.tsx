import { Button } from '../../interface/navigation/button.js';
import { BothAnswers, Categories, ConsentForm, useConsentAnswer } from './consent-form.js';
import type { CookieConsent } from './cookie-consent.js';
import { cookieTexts as texts } from './texts.js';
import './cookie-settings.css';

/** The page 'Cookieinställningar', linked from the footer, shows the choice and changes it. */
export function CookieSettings({ consent }: { readonly consent: CookieConsent }): React.JSX.Element {
  const answer = useConsentAnswer();
  return (
    <section id="cookieinstallningar" className="cookie-settings" aria-labelledby="cookie-settings-title">
      <h2 id="cookie-settings-title">{texts.settings}</h2>
      <p>{texts.settingsText}</p>
      <ConsentForm answer={answer} className="cookie-settings-form">
        {/* The key renders the form again when the choice is changed in the dialog. */}
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
