import { Link } from '@remix-run/react';
import { Check } from 'lucide-react';

import type { PharmacyView } from '../../../services/shop/pharmacy/contract.js';
import { stockTexts as texts } from './texts.js';

export interface PharmacyWithStock {
  readonly pharmacy: PharmacyView;
  readonly quantity: number;
}

interface StockListProps {
  readonly stock: readonly PharmacyWithStock[];
  readonly chosenId?: string | null;
  /** Given only when scripts run, because they must store the selected pharmacy. */
  readonly onChoose?: (pharmacy: PharmacyView) => void;
}

export function StockList({ stock, chosenId, onChoose }: StockListProps): React.JSX.Element {
  if (stock.length === 0) return <p className="muted">{texts.none}</p>;
  return (
    <ul className="stock-list">
      {stock.map(({ pharmacy, quantity }) => (
        <li key={pharmacy.id}>
          <div>
            <Link to={pharmacy.url}>{pharmacy.name}</Link>
            <p className="muted small">
              {pharmacy.address}, {pharmacy.city}
              {pharmacy.distance !== null && ` · ${texts.distance(pharmacy.distance)}`}
            </p>
            <p className="small">{texts.open(pharmacy.openToday)}</p>
          </div>
          <p className="stock stock-in">{quantity > 10 ? texts.many : texts.pieces(quantity)}</p>
          {onChoose && (
            <button
              type="button"
              className="stock-choose"
              aria-pressed={pharmacy.id === chosenId}
              aria-label={`${texts.choose}: ${pharmacy.name}`}
              onClick={() => onChoose(pharmacy)}
            >
              {pharmacy.id === chosenId && <Check size={16} strokeWidth={2} aria-hidden />}
              {pharmacy.id === chosenId ? texts.chosen : texts.choose}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
