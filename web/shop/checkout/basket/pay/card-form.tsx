import { Lock } from 'lucide-react';

import type { CardFieldsConfig, TestCard } from '../../../../../services/shop/checkout/contract.js';
import type { ShopError } from '../../../../../services/foundation/problem/result-contract.js';
import { Checkbox, Field } from '../../../../interface/field/field.js';
import { browserInfo } from '../../card-fields/browser-info.js';
import { CardInputs } from '../../card-fields/card-inputs.js';
import { cardTexts } from '../../card-fields/texts.js';
import { useCardFields } from '../../card-fields/use-card-fields.js';
import { basketTexts as texts } from '../texts.js';

interface CardFormProps {
  readonly errors: readonly ShopError[];
  readonly testCards: readonly TestCard[];
  readonly config: CardFieldsConfig;
  /** Whether this shopper may save the card at the partner. */
  readonly mayStore: boolean;
}

/**
 * Shows the partner's card fields, or a note that the partner's own page will ask for the card. CSS hides both until
 * the shopper chooses to pay by card.
 */
export function CardForm({ errors, testCards, config, mayStore }: CardFormProps): React.JSX.Element {
  const fields = useCardFields(config);
  const { shown } = fields;
  return (
    <div className="card-form" data-fields={shown || undefined}>
      <CardInputs fields={fields} errors={errors} />
      {shown && (
        <Field
          id="holderName"
          name="holderName"
          label="Namn på kortet"
          autoComplete="cc-name"
          maxLength={100}
          className="card-form-holderName"
          errors={errors.filter(({ field }) => field === 'holderName').map(({ message }) => message)}
        />
      )}
      {shown && <input type="hidden" name="browserInfo" value={browserInfo()} />}
      {shown && mayStore && (
        <div className="card-form-note">
          <Checkbox id="storeCard" name="storeCard" value="ja">
            {texts.storeCard}
          </Checkbox>
        </div>
      )}
      <p className="card-form-note">
        <Lock size={16} strokeWidth={1.5} aria-hidden /> {shown ? texts.secure : cardTexts.atPartner}
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
