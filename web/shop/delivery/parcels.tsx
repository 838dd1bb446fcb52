import type { ParcelView } from '../../../services/shop/delivery/contract.js';
import { capital } from '../../interface/words/capital.js';
import { counted } from './counted.js';
import { deliveryTexts as texts } from './texts.js';
import './parcels.css';

interface ParcelsProps {
  readonly parcels: readonly (ParcelView & { readonly number?: string; readonly status?: string })[];
  /** False while no option is chosen. Only a parcel whose option is certain then shows it. */
  readonly chosen: boolean;
}

/** Shows each parcel of an order with its goods and its promise (CHK-16). An order in one parcel shows nothing. */
export function Parcels({ parcels, chosen }: ParcelsProps): React.JSX.Element | null {
  if (parcels.length < 2) return null;
  return (
    <section className="parcels" aria-label={texts.split(parcels.length)}>
      <p className="parcels-heading">{texts.split(parcels.length)}</p>
      <ol>
        {parcels.map((parcel) => (
          <li key={parcel.kind}>
            <strong>{parcel.label}</strong>
            {parcel.number && <span className="muted"> {parcel.number}</span>}
            {parcel.status && ' '}
            {parcel.status && <span className="parcels-status">{parcel.status}</span>}
            <p>{howAndWhen(parcel, chosen)}</p>
            <p className="muted small">{counted(parcel.goods).join(', ')}</p>
          </li>
        ))}
      </ol>
      <p className="muted small">{texts.onePrice}</p>
    </section>
  );
}

function howAndWhen({ kind, method, promise }: ParcelView, chosen: boolean): string {
  return chosen || kind === 'chilled' ? `${method}. ${capital(promise)}` : texts.chooseBelow;
}
