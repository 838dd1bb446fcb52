import { Form, useNavigation } from '@remix-run/react';

import type { CollectedParcel, CollectionOfOrder } from '../../../../services/shop/collection/contract.js';
import { Button } from '../../../interface/navigation/button.js';
import { useCommandId } from '../../../visit/root-data.js';
import { collectionTexts as texts } from './texts.js';

/** On an order's page: what waits to be collected, until when, and what became of what was not (CHK-16). */
export function Collection({ collection }: { readonly collection: CollectionOfOrder }): React.JSX.Element {
  const { orderId, parcels, fee, feeTaken } = collection;
  const waits = parcels.some(({ collection: at }) => at?.state === 'ready');
  const comesBack = parcels.some(({ collection: at, cameBack }) => at?.state === 'not-collected' && !cameBack);
  const title = waits ? texts.title : parcels.some(({ collection: at }) => at) ? texts.overTitle : texts.lostTitle;
  return (
    <section className="step" aria-labelledby="hamta-paketet">
      <h2 className="step-title" id="hamta-paketet">
        {title}
      </h2>
      {parcels.map((parcel) => (
        <Parcel key={parcel.parcelId} orderId={orderId} parcel={parcel} />
      ))}
      {waits && <p className="muted small">{texts.fee(fee)}</p>}
      {comesBack && <p className="muted small">{texts.feeComing(fee)}</p>}
      {feeTaken > 0 && <p>{texts.feeTaken(feeTaken)}</p>}
    </section>
  );
}

interface ParcelProps {
  readonly orderId: string;
  readonly parcel: CollectedParcel;
}

function Parcel({ orderId, parcel }: ParcelProps): React.JSX.Element {
  const { parcelId, destroyed, reorderUntil } = parcel;
  return (
    <div>
      <p>
        <strong>{texts.parcel(parcelId)}</strong>: {texts.stateOf(parcel)}
      </p>
      {destroyed && <p>{texts.destroyed}</p>}
      {reorderUntil && (
        <>
          <p>{texts.again(reorderUntil)}</p>
          <SendAgain orderId={orderId} parcelId={parcelId} />
        </>
      )}
    </div>
  );
}

/** Posts to a page of its own, which says what to do where the parcel cannot be sent again. */
export function SendAgain({
  orderId,
  parcelId,
}: {
  readonly orderId: string;
  readonly parcelId: string;
}): React.JSX.Element {
  const commandId = useCommandId(`send-again:${parcelId}`);
  const sending = useNavigation().state === 'submitting';
  return (
    <Form method="post" action={`/shop/hamta/${orderId}/${parcelId}`}>
      <input type="hidden" name="commandId" value={commandId} />
      <Button loading={sending}>{texts.sendAgain}</Button>
    </Form>
  );
}
