import { formatKronor } from '../../../../domain/kernel/money.js';
import type { PrescriptionBlockView, PrescriptionRowView } from '../../../../services/shop/cart/contract.js';
import { Button } from '../../../interface/navigation/button.js';
import { useCommandId } from '../../../visit/root-data.js';
import { StepErrors } from '../basket/errors/step-errors.js';
import { useSelectedPharmacy } from '../../pharmacy/use-selected-pharmacy.js';
import { StepForm } from '../basket/step-form.js';
import { prescriptionTexts as texts } from './texts.js';
import './prescription-blocks.css';

const PLACE = 'receptvaror';

/** RX-14: the prescription goods of the basket, a block for each person. */
export function Prescriptions({
  blocks,
}: {
  readonly blocks: readonly PrescriptionBlockView[];
}): React.JSX.Element | null {
  if (blocks.length === 0) return null;
  return (
    <section className="step prescription-blocks" id={PLACE} aria-labelledby="receptvaror-rubrik">
      <h2 className="step-title" id="receptvaror-rubrik">
        {texts.title}
      </h2>
      <p className="muted">{texts.text}</p>
      <StepErrors step="prescription" />
      {blocks.map((block, nth) => (
        <Block key={nth} block={block} />
      ))}
    </section>
  );
}

function Block({ block: { kind, name, rows, amount } }: { readonly block: PrescriptionBlockView }): React.JSX.Element {
  return (
    <div className="prescription-block">
      <h3>{texts.whose(kind, name)}</h3>
      <ul>
        {rows.map((row) => (
          <Row key={row.rowId} row={row} />
        ))}
      </ul>
      {rows.length > 1 && (
        <p className="prescription-sum">
          {texts.sum} <strong>{formatKronor(amount)}</strong>
        </p>
      )}
    </div>
  );
}

function Row({ row }: { readonly row: PrescriptionRowView }): React.JSX.Element {
  const { rowId, name, strength, packSize, packages, isExchanged, benefit, price, amount, difference, message } = row;
  const commandId = useCommandId(`remove-prescription:${rowId}`);
  return (
    <li className="prescription-row">
      <div>
        <p className="prescription-name">
          {name} {strength}
        </p>
        <p className="muted small">
          {packSize}, {texts.packages(packages)}
          {isExchanged && `. ${texts.exchanged}`}
        </p>
        <p className="small">{texts.benefit[benefit]}</p>
        {difference > 0 && <p className="muted small">{texts.difference(formatKronor(difference))}</p>}
        <InStock at={row.inStockAt} />
        {message && (
          <p className="muted small">
            {texts.message} {message}
          </p>
        )}
        <StepForm at={PLACE}>
          <input type="hidden" name="intent" value="remove-prescription" />
          <input type="hidden" name="commandId" value={commandId} />
          <input type="hidden" name="rowId" value={rowId} />
          <Button variant="text" aria-label={texts.removeNamed(name)}>
            {texts.remove}
          </Button>
        </StepForm>
      </div>
      <p className="prescription-amount">
        <strong>{formatKronor(amount)}</strong>
        {price !== amount && <span className="muted small">{texts.price(formatKronor(price))}</span>}
      </p>
    </li>
  );
}

/** CAT-06: the selected pharmacy if it has the product, otherwise how many have it. Nothing where none is known to. */
function InStock({ at }: { readonly at: PrescriptionRowView['inStockAt'] }): React.JSX.Element | null {
  const selected = useSelectedPharmacy();
  if (!at || at.length === 0) return null;
  const isAtSelected = selected && at.includes(selected.gln);
  return <p className="muted small">{isAtSelected ? texts.inStockAt(selected.name) : texts.inStock(at.length)}</p>;
}
