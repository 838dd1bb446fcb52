import { useState } from 'react';

import type { ShopError } from '../../services/web-host/contract/result.js';
import { Field } from '../interface/field.js';
import { usePatterns } from '../pattern/use-patterns.js';
import { contactFaults, type Contact } from './contact-rules.js';
import { contactTexts as texts } from './texts.js';

export interface ContactFieldsState {
  readonly contact: Contact;
  readonly touched: readonly (keyof Contact)[];
}

interface ContactFieldsHandle {
  readonly contact: Contact;
  /** Shows what is wrong with both; true when nothing is. */
  readonly check: () => boolean;
  readonly fields: React.JSX.Element;
}

/** Mobile number and e-mail, checked when one leaves them and when they are sent. */
export function useContactFields(start: Contact, serverErrors: readonly ShopError[]): ContactFieldsHandle {
  const patterns = usePatterns();
  const [{ contact, touched }, setState] = useState<ContactFieldsState>({ contact: start, touched: [] });
  const faults = contactFaults(contact, patterns);
  const input = (name: keyof Contact) => ({
    name,
    id: `contact-${name}`,
    value: contact[name],
    required: true,
    errors: errorsOf(name, touched.includes(name) ? faults[name] : null, serverErrors),
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => setState({ contact: { ...contact, [name]: target.value }, touched }),
    onBlurCapture: () => setState({ contact, touched: [...touched, name] }),
  });
  return {
    contact,
    check: () => {
      setState({ contact, touched: ['email', 'mobileNumber'] });
      return faults.email === null && faults.mobileNumber === null;
    },
    fields: (
      <>
        <Field {...input('mobileNumber')} label={texts.mobile} type="tel" inputMode="tel" autoComplete="tel" />
        <Field {...input('email')} label={texts.email} type="email" autoComplete="email" />
      </>
    ),
  };
}

function errorsOf(name: keyof Contact, fault: string | null, serverErrors: readonly ShopError[]): readonly string[] | undefined {
  if (fault) return [fault];
  const told = serverErrors.filter(({ field }) => field === name).map(({ message }) => message);
  return told.length > 0 ? told : undefined;
}
