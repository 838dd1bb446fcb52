import { Form, useNavigation } from '@remix-run/react';

import { textIn } from '../../interface/form/sent-form.js';
import type { AddressFields } from '../../../services/person/profile/contract.js';
import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import { Button } from '../../interface/navigation/button.js';
import { ErrorSummary } from '../../interface/field/error-summary.js';
import { Field } from '../../interface/field/field.js';
import { PresetField } from '../../interface/field/preset-field.js';
import { matches } from '../../visit/pattern/matches.js';
import { usePatterns } from '../../visit/pattern/use-patterns.js';
import { useCommandId } from '../../visit/root-data.js';
import { detailsTexts as texts } from './texts.js';

interface AddressFormProps {
  readonly profile: AddressFields;
  readonly errors: readonly ShopError[];
}

export function AddressForm({ profile, errors }: AddressFormProps): React.JSX.Element {
  const commandId = useCommandId('details:address');
  const busy = textIn(useNavigation().formData, 'save') === 'address';
  const patterns = usePatterns();
  const field = (name: keyof AddressFields) => {
    const messages = errors.filter((error) => error.field === name).map(({ message }) => message);
    return {
      id: name,
      name,
      label: texts[name],
      defaultValue: profile[name],
      errors: messages.length > 0 ? messages : undefined,
    };
  };
  return (
    <section className="panel" aria-labelledby="adress">
      <h2 id="adress">{texts.address}</h2>
      <p className="muted">{texts.addressText}</p>
      <Form method="post" noValidate preventScrollReset className="details-form">
        <ErrorSummary errors={errors} />
        <input type="hidden" name="commandId" value={commandId} />
        <input type="hidden" name="save" value="address" />
        <div className="details-pair">
          <Field
            {...field('firstName')}
            autoComplete="given-name"
            required
            check={(value) => matches(patterns.name, value)}
          />
          <Field
            {...field('lastName')}
            autoComplete="family-name"
            required
            check={(value) => matches(patterns.name, value)}
          />
        </div>
        <Field {...field('streetAddress')} autoComplete="address-line1" required maxLength={100} />
        <Field {...field('coAddress')} autoComplete="address-line2" maxLength={100} />
        <div className="details-place">
          <PresetField {...field('postalCode')} preset="postalCode" hint="" required />
          <Field
            {...field('city')}
            autoComplete="address-level2"
            required
            check={(value) => matches(patterns.city, value)}
          />
        </div>
        <div>
          <Button loading={busy}>{texts.saveAddress}</Button>
        </div>
      </Form>
    </section>
  );
}
