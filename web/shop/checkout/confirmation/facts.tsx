import type { CollectionOfOrder } from '../../../../services/shop/collection/contract.js';
import type { ConfirmationView, CustomerDetails } from '../../../../services/shop/checkout/contract.js';
import { spaced } from '../../../interface/field/postal-code.js';
import { Parcels } from '../../delivery/parcels.js';
import { capital } from '../../../interface/words/capital.js';
import { formatMoment } from '../../../interface/words/dates.js';
import { statusWords } from '../../delivery/texts.js';
import { FactList } from '../facts/fact-list.js';
import { confirmationTexts as texts } from './texts.js';

function addressOf({ firstName, lastName, street, postalCode, city }: CustomerDetails): string {
  return `${firstName} ${lastName}, ${street}, ${spaced(postalCode)} ${city}`;
}

function placeOf({ name, street, postalCode, city }: NonNullable<ConfirmationView['pickupPlace']>): string {
  return `${name}, ${street}, ${postalCode} ${city}`;
}

interface FactsProps {
  readonly order: ConfirmationView;
  readonly collection: CollectionOfOrder | null;
  /** What holds for the order from now on. */
  readonly children: React.ReactNode;
}

/** Number, date, promised days, receiver and payment of an order. */
export function Facts({ order, collection, children }: FactsProps): React.JSX.Element {
  const { details, delivery, parcels } = order;
  const waiting = collection?.parcels.filter(({ collection: at }) => at?.state === 'ready') ?? [];
  const wordsOf = ({ number, status }: (typeof parcels)[number]): string =>
    statusWords(
      status,
      waiting.some(({ parcelId }) => parcelId === number),
    );
  const [only, ...others] = parcels;
  const facts = [
    [texts.number, order.orderNumber],
    [texts.placed, formatMoment(order.placedAt)],
    ...(others.length > 0
      ? []
      : [[texts.delivery, [delivery.name, capital(delivery.promise)].filter(Boolean).join('. ')] as const]),
    ...(only && others.length === 0 && order.confirmed ? [[texts.status, wordsOf(only)] as const] : []),
    ...(order.pickupPlace ? [[texts.pickup, placeOf(order.pickupPlace)] as const] : []),
    ...(details ? [[texts.address, addressOf(details)] as const] : []),
    [texts.payment, order.paymentMethod],
    ...order.forOthers.map(({ label, value }) => [label, value] as const),
  ] as const;
  return (
    <section className="step">
      <FactList facts={facts} />
      <Parcels parcels={parcels.map((each) => ({ ...each, status: wordsOf(each) }))} chosen />
      {!order.cancelled && <p className="muted small">{children}</p>}
    </section>
  );
}
