import { useState } from 'react';

import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import { Field } from '../../interface/field/field.js';
import { textIn } from '../../interface/form/sent-form.js';
import { usePatterns } from '../pattern/use-patterns.js';
import { contactFaults, type Contact } from './contact-rules.js';
import { contactTexts as texts } from './texts.js';

export interface ContactFieldsState {
  readonly contact: Contact;
  readonly touched: readonly (keyof Contact)[];
}

interface ContactFieldsHandle {
  readonly contact: Contact;
  /**
   * Checks the form and shows its errors; null when there are any. It also reads text that was typed before the scripts
   * ran.
   */
  readonly check: (form: HTMLFormElement) => Contact | null;
  readonly fields: React.JSX.Element;
}

/** The fields for mobile number and e-mail address. They are checked when left and when submitted. */
export function useContactFields(start: Contact, serverErrors: readonly ShopError[]): ContactFieldsHandle {
  const patterns = usePatterns();
  const [{ contact, touched }, setState] = useState<ContactFieldsState>({ contact: start, touched: [] });
  const faults = contactFaults(contact, patterns);
  const input = (name: keyof Contact) => ({
    name,
    id: `contact-${name}`,
    defaultValue: start[name],
    required: true,
    errors: errorsOf(name, touched.includes(name) ? faults[name] : null, serverErrors),
    // The field itself handles `onInput`. Preact allows only one such listener, so this one uses the capture phase.
    onInputCapture: ({ currentTarget }: React.FormEvent<HTMLInputElement>) =>
      setState({ contact: { ...contact, [name]: currentTarget.value }, touched }),
    onBlurCapture: () => setState({ contact, touched: [...touched, name] }),
  });
  return {
    contact,
    check: (form) => {
      const written = writtenIn(form);
      setState({ contact: written, touched: ['email', 'mobileNumber'] });
      const { email, mobileNumber } = contactFaults(written, patterns);
      return email === null && mobileNumber === null ? written : null;
    },
    fields: (
      <>
        <Field {...input('mobileNumber')} label={texts.mobile} type="tel" inputMode="tel" autoComplete="tel" />
        <Field {...input('email')} label={texts.email} type="email" autoComplete="email" />
      </>
    ),
  };
}

function writtenIn(form: HTMLFormElement): Contact {
  const data = new FormData(form);
  return { email: textIn(data, 'email'), mobileNumber: textIn(data, 'mobileNumber') };
}

function errorsOf(
  name: keyof Contact,
  fault: string | null,
  serverErrors: readonly ShopError[],
): readonly string[] | undefined {
  if (fault) return [fault];
  const messages = serverErrors.filter(({ field }) => field === name).map(({ message }) => message);
  return messages.length > 0 ? messages : undefined;
}
