import { useForm } from '@conform-to/react';
import { Link, useActionData, useNavigation } from '@remix-run/react';

import { textIn } from '../../../interface/form/sent-form.js';
import type { CheckoutView, CustomerDetails } from '../../../../services/shop/checkout/contract.js';
import { Button } from '../../../interface/navigation/button.js';
import { Field } from '../../../interface/field/field.js';
import { spaced } from '../../../interface/field/postal-code.js';
import { useCommandId, useRootData } from '../../../visit/root-data.js';
import type { action } from './action.js';
import { StepErrors } from './errors/step-errors.js';
import { StepForm } from './step-form.js';
import { Step } from './step.js';
import { basketTexts as texts, detailsTexts } from './texts.js';

interface DetailsStepProps {
  readonly checkout: CheckoutView;
  readonly open: boolean;
}

export function DetailsStep({ checkout, open }: DetailsStepProps): React.JSX.Element {
  const change = <Link to="?andra=uppgifter#uppgifter">{texts.change}</Link>;
  return (
    <Step id="uppgifter" number={1} title={texts.details} done={!open} aside={!open && change}>
      {open || !checkout.details ? (
        <DetailsForm details={checkout.details} />
      ) : (
        <DetailsTold details={checkout.details} />
      )}
    </Step>
  );
}

function DetailsTold({ details }: { readonly details: CustomerDetails }): React.JSX.Element {
  const { firstName, lastName, street, careOf, postalCode, city, email, phoneNumber } = details;
  return (
    <address className="step-told">
      <p>
        {firstName} {lastName}
      </p>
      <p>{[careOf && `c/o ${careOf}`, street, `${spaced(postalCode)} ${city}`].filter(Boolean).join(', ')}</p>
      <p className="muted">
        {email} · {phoneNumber}
      </p>
    </address>
  );
}

const INPUTS: readonly (readonly [keyof CustomerDetails, React.InputHTMLAttributes<HTMLInputElement>])[] = [
  ['firstName', { autoComplete: 'given-name' }],
  ['lastName', { autoComplete: 'family-name' }],
  ['email', { type: 'email', autoComplete: 'email' }],
  ['phoneNumber', { type: 'tel', autoComplete: 'tel' }],
  ['street', { autoComplete: 'address-line1' }],
  ['careOf', { autoComplete: 'address-line2' }],
  ['postalCode', { inputMode: 'numeric', autoComplete: 'postal-code', placeholder: '12345' }],
  ['city', { autoComplete: 'address-level2' }],
];

function DetailsForm({ details }: { readonly details: CustomerDetails | null }): React.JSX.Element {
  const answer = useActionData<typeof action>();
  const busy = textIn(useNavigation().formData, 'intent') === 'details';
  const commandId = useCommandId('details');
  const [form, fields] = useForm<CustomerDetails>({
    id: 'uppgifter-formular',
    lastResult: answer?.details,
    defaultValue: details ?? undefined,
  });
  return (
    <StepForm at="uppgifter" noValidate id={form.id} onSubmit={form.onSubmit} className="details-form">
      <StepErrors step="details" />
      <GuestHint />
      <input type="hidden" name="intent" value="details" />
      <input type="hidden" name="commandId" value={commandId} />
      {INPUTS.map(([name, input]) => (
        <Field
          {...input}
          key={fields[name].key ?? name}
          id={name}
          name={name}
          className={`details-${name}`}
          label={detailsTexts.labels[name] + (name === 'careOf' ? detailsTexts.optional : '')}
          required={name !== 'careOf'}
          defaultValue={fields[name].initialValue}
          errors={fields[name].errors}
          maxLength={254}
        />
      ))}
      <Button loading={busy}>{texts.detailsSave}</Button>
    </StepForm>
  );
}

function GuestHint(): React.JSX.Element | null {
  if (useRootData()?.session.kind !== 'guest') return null;
  return (
    <p className="details-hint">
      {texts.loginHint} <Link to="/init-login?redirect=/shop/basket">{texts.loginLink}</Link> {texts.loginGain}
    </p>
  );
}
