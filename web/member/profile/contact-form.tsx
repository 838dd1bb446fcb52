import { Form, useNavigation } from '@remix-run/react';

import { textIn } from '../../interface/form/sent-form.js';
import type { ContactFields } from '../../../services/person/profile/contract.js';
import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import { useContactFields } from '../../visit/contact-details/contact-fields.js';
import { Button } from '../../interface/navigation/button.js';
import { ErrorSummary } from '../../interface/field/error-summary.js';
import { useCommandId } from '../../visit/root-data.js';
import { detailsTexts as texts } from './texts.js';

interface ContactFormProps {
  readonly profile: ContactFields;
  readonly errors: readonly ShopError[];
}

export function ContactForm({ profile, errors }: ContactFormProps): React.JSX.Element {
  const commandId = useCommandId('details:contact');
  const busy = textIn(useNavigation().formData, 'save') === 'contact';
  const { fields, check } = useContactFields(profile, errors);
  return (
    <section className="panel" aria-labelledby="kontakt">
      <h2 id="kontakt">{texts.contact}</h2>
      <p className="muted">{texts.contactText}</p>
      <Form
        method="post"
        noValidate
        preventScrollReset
        className="details-form"
        onSubmit={(event) => void (check(event.currentTarget) ?? event.preventDefault())}
      >
        <ErrorSummary errors={errors} idOf={(field) => `contact-${field}`} />
        <input type="hidden" name="commandId" value={commandId} />
        <input type="hidden" name="save" value="contact" />
        <div className="details-pair">{fields}</div>
        <div>
          <Button loading={busy}>{texts.saveContact}</Button>
        </div>
      </Form>
    </section>
  );
}
