import { formatKronor } from '../../../../domain/kernel/money.js';
import type { ConfirmationLine, ConfirmationView } from '../../../../services/shop/checkout/contract.js';
import { basketTexts } from '../basket/texts.js';
import { unbroken } from '../../product-card/product-name.js';
import { lineWithdrawalText } from '../withdrawal-texts.js';
import { OrderedPicture } from '../facts/ordered-picture.js';
import { confirmationTexts as texts } from './texts.js';

interface BoughtLineProps extends Pick<ConfirmationView, 'withdrawal'> {
  readonly line: ConfirmationLine;
  /** What a page adds below the line. */
  readonly children?: React.ReactNode;
}

/** Shows one line of the order, with the comparison prices of the day of purchase (LAW-03). */
export function BoughtLine({ line, withdrawal, children }: BoughtLineProps): React.JSX.Element {
  const { varuId, name, brand, packageText, quantity, regularPrice, unitPrice, total } = line;
  // Coupon and cheque are taken from the whole purchase, below the lines.
  const reasons = line.discounts
    .filter(({ kind }) => kind !== 'coupon' && kind !== 'cheque')
    .map(({ label, amount }) => `${label} −${formatKronor(amount)}`);
  const compared = [
    unitPrice < regularPrice && `${texts.regular} ${formatKronor(regularPrice)}`,
    line.lowestPrice30Days !== null && `${basketTexts.lowest} ${formatKronor(line.lowestPrice30Days)}`,
    line.comparison && `${texts.comparison} ${formatKronor(line.comparison.price)}/${line.comparison.unit}`,
  ].filter(Boolean);
  const excepted = lineWithdrawalText(line.mayWithdraw, withdrawal);
  return (
    <li>
      <OrderedPicture varuId={varuId} />
      <div>
        {unbroken(name)}
        <small className="muted"> {quantity} st</small>
        <small className="muted">{[brand, packageText].filter(Boolean).join(' · ')}</small>
        {reasons.length > 0 && <small className="muted">{reasons.join(' · ')}</small>}
        {compared.length > 0 && <small className="muted">{compared.join(' · ')}</small>}
        {excepted && <small className="muted">{excepted}</small>}
        {children}
      </div>
      <strong className="nowrap">{formatKronor(total)}</strong>
    </li>
  );
}
