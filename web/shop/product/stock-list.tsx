import { Link } from '@remix-run/react';
import { Check } from 'lucide-react';

import type { PharmacyView, PharmacyWithStock, StockNear } from '../../../services/shop/pharmacy/contract.js';
import { ExpansionPanel } from '../../interface/navigation/expansion-panel.js';
import { stockTexts as texts } from './texts.js';
import './stock-list.css';

const SHOWN_FIRST = 5;

export interface Choosing {
  readonly chosenId: string | null;
  readonly onChoose: (pharmacy: PharmacyView) => void;
}

interface StockListProps {
  readonly stock: StockNear;
  /** Given only when scripts run, because they must store the selected pharmacy, and open the panel with the rest. */
  readonly choosing?: Choosing;
}

/** Lists the pharmacies that have the product, and says from where they are sorted. */
export function StockList({ stock, choosing }: StockListProps): React.JSX.Element {
  const { pharmacies } = stock;
  if (pharmacies.length === 0) return <p className="muted">{texts.none}</p>;
  const first = choosing ? pharmacies.slice(0, SHOWN_FIRST) : pharmacies;
  const rest = pharmacies.slice(first.length);
  return (
    <>
      <Sorted stock={stock} />
      <Pharmacies pharmacies={first} choosing={choosing} />
      {rest.length > 0 && (
        <ExpansionPanel title={texts.more(rest.length)}>
          <Pharmacies pharmacies={rest} choosing={choosing} />
        </ExpansionPanel>
      )}
    </>
  );
}

function Sorted({ stock: { from, far, unknownPlace } }: { readonly stock: StockNear }): React.JSX.Element | null {
  const said = [
    unknownPlace ? texts.unknownPlace : '',
    far ? texts.far : '',
    from === null ? texts.noPlace : texts.from[from],
  ].filter(Boolean);
  return said.length > 0 ? <p className="small stock-sorted">{said.join(' ')}</p> : null;
}

function Pharmacies({
  pharmacies,
  choosing,
}: {
  readonly pharmacies: readonly PharmacyWithStock[];
  readonly choosing: Choosing | undefined;
}): React.JSX.Element {
  return (
    <ul className="stock-list">
      {pharmacies.map(({ pharmacy, quantity }) => (
        <li key={pharmacy.id}>
          <div>
            <Link to={pharmacy.url}>{pharmacy.name}</Link>
            <p className="muted small">
              {pharmacy.address}, {pharmacy.city}
              {pharmacy.distance !== null && ` · ${texts.distance(pharmacy.distance)}`}
            </p>
            <p className="small">{pharmacy.openingNow ?? texts.unknownHours}</p>
          </div>
          <p className="stock stock-in">{quantity > 10 ? texts.many : texts.pieces(quantity)}</p>
          {choosing && <Choose pharmacy={pharmacy} choosing={choosing} />}
        </li>
      ))}
    </ul>
  );
}

function Choose({
  pharmacy,
  choosing: { chosenId, onChoose },
}: {
  readonly pharmacy: PharmacyView;
  readonly choosing: Choosing;
}): React.JSX.Element {
  const chosen = pharmacy.id === chosenId;
  return (
    <button
      type="button"
      className="stock-choose"
      aria-pressed={chosen}
      aria-label={`${texts.choose}: ${pharmacy.name}`}
      onClick={() => onChoose(pharmacy)}
    >
      {chosen && <Check size={16} strokeWidth={2} aria-hidden />}
      {chosen ? texts.chosen : texts.choose}
    </button>
  );
}
