import { Form } from '@remix-run/react';

import type { ShopError } from '../../../services/web-host/contract/result.js';
import { consoleTexts as texts } from '../texts.js';

/** SUP-01: nothing of a customer is shown before this has been answered. */
export function OpenForm({ errors }: { readonly errors: readonly ShopError[] }): React.JSX.Element {
  const fault = errors[0]?.message;
  return (
    <div className="console-page console-narrow">
      <h1>{texts.openTitle}</h1>
      <Form method="post" className="stack">
        <p className="muted" id="orsak-hint">
          {texts.openHint}
        </p>
        <label className="input">
          {texts.reason}
          <input
            name="orsak"
            required
            minLength={3}
            maxLength={200}
            autoComplete="off"
            list="vanliga-orsaker"
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? 'orsak-fault orsak-hint' : 'orsak-hint'}
          />
        </label>
        <datalist id="vanliga-orsaker">
          {texts.reasons.map((reason) => (
            <option key={reason} value={reason} />
          ))}
        </datalist>
        {fault && (
          <p className="fault" role="alert" id="orsak-fault">
            {fault}
          </p>
        )}
        <button className="main-button">{texts.open}</button>
      </Form>
    </div>
  );
}
