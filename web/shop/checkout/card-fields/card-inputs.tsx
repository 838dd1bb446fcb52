import type { ShopError } from '../../../../services/foundation/problem/result-contract.js';
import { FieldError } from '../../../interface/field/field-parts.js';
import { CARD_INPUTS, type CardInput } from './port.js';
import { cardTexts } from './texts.js';
import type { useCardFields } from './use-card-fields.js';
import './card-fields.css';

interface CardInputsProps {
  readonly fields: ReturnType<typeof useCardFields>;
  readonly errors: readonly ShopError[];
}

/** The elements that the partner fills with its frames, and hidden inputs with the encrypted values. */
export function CardInputs({ fields, errors }: CardInputsProps): React.JSX.Element {
  const { holder, shown, state, focused } = fields;
  const isWrong = (input: CardInput): boolean =>
    !state.valid[input] && (state.faulty[input] === true || errors.some(({ field }) => field === input));
  return (
    <div className="card-fields" ref={holder}>
      {CARD_INPUTS.map((input) => (
        <div
          key={input}
          className={`field card-field card-form-${input}`}
          data-invalid={isWrong(input) || undefined}
          data-focused={focused === input || undefined}
        >
          {/* Screen readers skip this label, because the input inside the partner's frame has its own. */}
          <span className="card-label" aria-hidden>
            {cardTexts.labels[input]}
          </span>
          <span data-cse={input} id={input} className="card-frame" />
          <FieldError id={`${input}-error`} message={isWrong(input) ? cardTexts.errors[input] : undefined} />
        </div>
      ))}
      {shown && <input type="hidden" name="cardFields" value="shown" />}
      {Object.entries(state.sealed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </div>
  );
}
