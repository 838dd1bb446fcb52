import { Form } from '@remix-run/react';

import type { ShopError } from '../../../../services/foundation/problem/result-contract.js';
import type { WithdrawableLine, WithdrawalForm, WithdrawnLine } from '../../../../services/shop/withdrawal/contract.js';
import { Select } from '../../../interface/field/select.js';
import { Button } from '../../../interface/navigation/button.js';
import { formatDate } from '../../../interface/words/dates.js';
import { OrderedPicture } from '../facts/ordered-picture.js';
import { fieldOf } from './chosen-lines.js';
import { withdrawalPageTexts as texts } from './texts.js';

interface ChooseStepProps {
  readonly form: WithdrawalForm;
  readonly chosen: readonly WithdrawnLine[];
  readonly errors: readonly ShopError[];
}

/** Chooses goods and quantities. It is sent by GET, so that the browser's back button returns to the choice. */
export function ChooseStep({ form, chosen, errors }: ChooseStepProps): React.JSX.Element {
  const { days, lastDay, lines } = form;
  const choosable = lines.filter(isChoosable);
  const stops = choosable.filter(({ stoppable }) => stoppable);
  return (
    <Form method="get" className="step">
      <input type="hidden" name="steg" value="bekrafta" />
      <p>{lastDay ? texts.until(formatDate(lastDay)) : texts.before(days)}</p>
      <p>{stops.length > 0 ? texts.stoppable(stops.some(({ returnable }) => !returnable)) : texts.sent}</p>
      <h2 className="step-title">{texts.choose}</h2>
      <ul className="confirmation-lines withdrawal-lines">
        {lines.map((line) => (
          <Choice
            key={line.lineId}
            line={line}
            chosen={chosen.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0}
            errors={errors.filter(({ field }) => field === fieldOf(line.lineId)).map(({ message }) => message)}
          />
        ))}
      </ul>
      <p className="muted small">{texts.seal}</p>
      {choosable.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <div className="withdrawal-acts">
          <Button>{texts.go}</Button>
          <Button variant="quiet" name="hela" value="1">
            {lines.every((line) => line.quantity === 0 || isChoosable(line)) ? texts.whole : texts.wholeReturnable}
          </Button>
        </div>
      )}
    </Form>
  );
}

function isChoosable({ quantity, returnable, stoppable }: WithdrawableLine): boolean {
  return quantity > 0 && (returnable || stoppable);
}

interface ChoiceProps {
  readonly line: WithdrawableLine;
  readonly chosen: number;
  readonly errors: readonly string[];
}

function Choice({ line, chosen, errors }: ChoiceProps): React.JSX.Element {
  const { lineId, varuId, name, quantity, returnable, stoppable } = line;
  return (
    <li>
      <OrderedPicture varuId={varuId} />
      <div>
        {name}
        {isChoosable(line) && <small className="muted">{texts.left(quantity)}</small>}
        {quantity === 0 && <small className="muted">{texts.nothingLeft}</small>}
        {!returnable && (
          <small className="muted">{stoppable && quantity > 0 ? texts.medicineStoppable : texts.medicine}</small>
        )}
      </div>
      {isChoosable(line) && (
        <Select
          id={fieldOf(lineId)}
          name={fieldOf(lineId)}
          label={texts.quantityShort}
          aria-label={texts.quantity(name)}
          options={Array.from({ length: quantity + 1 }, (_, count) => ({ value: `${count}`, text: `${count}` }))}
          defaultValue={`${Math.min(Math.max(chosen, 0), quantity)}`}
          errors={errors}
        />
      )}
    </li>
  );
}
