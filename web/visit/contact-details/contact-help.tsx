import { Link } from '@remix-run/react';

import { phoneDigits } from '../../../domain/customer/phone-digits.js';
import { contactTexts as texts } from './texts.js';

export function ContactHelp({ phone }: { readonly phone: string }): React.JSX.Element {
  return (
    <p className="muted small">
      {texts.help} <a href={`tel:${phoneDigits(phone)}`}>{phone}</a>.{' '}
      <Link to="/kundservice/integritetspolicy">{texts.privacy}</Link>
    </p>
  );
}
