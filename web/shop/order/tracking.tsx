import type { ParcelView, TrackingStatus, TrackingView } from '../../../services/shop/order/contract.js';
import { formatDay, formatMoment } from '../../interface/words/dates.js';
import { collectionTexts } from '../checkout/collection/texts.js';
import { goesBack } from '../checkout/confirmation/goes-back.js';
import { FactList } from '../checkout/facts/fact-list.js';
import { statusWords } from '../delivery/texts.js';
import { trackingTexts as texts } from './texts.js';
import '../checkout/confirmation/confirmation.css';
import './tracking.css';

export function Tracking({ tracking }: { readonly tracking: TrackingView }): React.JSX.Element {
  const { orderNumber, email, invoiced, status, of, parcels } = tracking;
  return (
    <div className="tracking">
      <p className="tracking-status" role="status">
        {statusWords(status, parcels.some(isCollectable))}
      </p>
      <FactList
        facts={[
          [texts.order, orderNumber],
          [texts.email, email],
        ]}
      />
      {of > 1 && <p className="muted">{texts.several(of)}</p>}
      {parcels.map((parcel) => (
        <Parcel key={parcel.parcelNumber} parcel={parcel} named={of > 1} invoiced={invoiced} />
      ))}
    </div>
  );
}

function isCollectable({ collection }: ParcelView): boolean {
  return collection?.state === 'ready';
}

/** A parcel that has come is not expected any more. */
function isUnderWay({ status, collection }: ParcelView): boolean {
  return collection === null && !ENDED.includes(status);
}

const ENDED: readonly TrackingStatus[] = ['delivered', 'store_purchase', 'not_delivered', 'cancelled'];

interface ParcelProps {
  readonly parcel: ParcelView;
  readonly named: boolean;
  readonly invoiced: boolean;
}

/** One parcel. Its own heading and status are needed only where the order has several. */
function Parcel({ parcel, named, invoiced }: ParcelProps): React.JSX.Element {
  const { parcelNumber, carrier, carrierNumber, expectedOn, status, steps, collection, short } = parcel;
  return (
    <section className="tracking-parcel" aria-label={texts.parcel(parcelNumber)}>
      {named && (
        <h2 className="tracking-heading">{texts.parcelIs(parcelNumber, statusWords(status, isCollectable(parcel)))}</h2>
      )}
      <FactList
        facts={[
          [texts.carrier, carrier ?? '–'],
          ...(carrierNumber ? [[texts.carrierNumber, carrierNumber] as const] : []),
          ...(isUnderWay(parcel) ? [[texts.expected, expectedOn ? formatDay(expectedOn) : '–'] as const] : []),
          ...(collection ? [[texts.collection, collectionTexts.state(collection)] as const] : []),
        ]}
      />
      {short > 0 && (
        <p>
          {texts.short(short)} {goesBack(invoiced)}
        </p>
      )}
      {named ? (
        <h3 className="tracking-heading">{texts.progress}</h3>
      ) : (
        <h2 className="tracking-heading">{texts.progress}</h2>
      )}
      <ol className="tracking-steps">
        {steps.map((step) => (
          <li key={`${step.status}${step.at}`}>
            <strong>{texts.statuses[step.status]}</strong>
            <span className="muted small">{formatMoment(step.at)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
