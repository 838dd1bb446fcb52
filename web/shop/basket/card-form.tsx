import { Lock } from 'lucide-react';

import type { TestCard } from '../../../services/web-host/contract/checkout.js';
import type { ShopError } from '../../../services/web-host/contract/result.js';
import { Field } from '../../interface/field.js';
import { basketTexts as texts } from './texts.js';

const INPUTS = [
  [
    'number',
    'Kortnummer',
    { inputMode: 'numeric', autoComplete: 'cc-number', placeholder: '1234 5678 9012 3456', maxLength: 23 },
  ],
  ['expiry', 'Giltigt till', { inputMode: 'numeric', autoComplete: 'cc-exp', placeholder: 'MM/ÅÅ', maxLength: 7 }],
  ['securityCode', 'CVC', { inputMode: 'numeric', autoComplete: 'cc-csc', placeholder: '123', maxLength: 4 }],
  ['holderName', 'Namn på kortet', { autoComplete: 'cc-name', maxLength: 100 }],
] as const;

interface CardFormProps {
  readonly errors: readonly ShopError[];
  readonly testCards: readonly TestCard[];
}

/** Own stand-in for the partner's hosted fields; shown by CSS when card is chosen, so it needs no JavaScript. */
export function CardForm({ errors, testCards }: CardFormProps): React.JSX.Element {
  return (
    <div className="card-form">
      {INPUTS.map(([name, label, input]) => (
        <Field
          {...input}
          key={name}
          id={name}
          name={name}
          label={label}
          className={`card-form-${name}`}
          errors={errors.filter(({ field }) => field === name).map(({ message }) => message)}
        />
      ))}
      <p className="card-form-note">
        <Lock size={16} strokeWidth={1.5} aria-hidden /> {texts.secure}
      </p>
      {testCards.length > 0 && <TestCards cards={testCards} />}
    </div>
  );
}

function TestCards({ cards }: { readonly cards: readonly TestCard[] }): React.JSX.Element {
  return (
    <div className="test-cards">
      <p>{texts.testCards}</p>
      <ul>
        {cards.map(({ number, label }) => (
          <li key={number}>
            <code>{number}</code> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
