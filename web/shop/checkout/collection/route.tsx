import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';

import { ErrorSummary } from '../../../interface/field/error-summary.js';
import { readForm } from '../../../interface/form/sent-form.js';
import { Alert } from '../../../interface/message/alert.js';
import { ButtonLink } from '../../../interface/navigation/button.js';
import { SendAgain } from './collection.js';
import { collectionTexts as texts } from './texts.js';
import '../basket/basket.css';
import '../confirmation/confirmation.css';

export { NotShown as ErrorBoundary } from '../confirmation/not-shown.js';

export const meta: MetaFunction = () => [
  { title: `${texts.sendAgain} – Älgört` },
  { name: 'robots', content: 'noindex' },
];

const sentForm = z.object({ commandId: z.uuid() });

/** CHK-16: one parcel of an order, and the button that has it sent to the same place again. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { orderId = '', parcelId = '' } = params;
  const collection = await context.shop.collection.ofOrder(orderId);
  const parcel = collection?.parcels.find((each) => each.parcelId === parcelId);
  if (!parcel) throw new Response(null, { status: 404 });
  return { orderId, parcel };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { orderId = '', parcelId = '' } = params;
  const sent = readForm(await request.formData(), sentForm);
  if (!sent) throw new Response(null, { status: 400 });
  const result = await context.shop.collection.sendAgain({ ...sent, orderId, parcelId });
  if (result.ok) return redirect(`/shop/confirmation?Id=${orderId}&sys=cos`, 303);
  if (result.errors.some(({ code }) => code === 'ORDER_UNKNOWN' || code === 'PARCEL_UNKNOWN'))
    throw new Response(null, { status: 404 });
  return { errors: result.errors };
}

export default function SendAgainPage(): React.JSX.Element {
  const { orderId, parcel } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { parcelId, reorderUntil } = parcel;
  return (
    <div className="page page-narrow">
      <h1>{texts.sendAgain}</h1>
      <ErrorSummary errors={answer?.errors ?? []} />
      <section className="step" aria-label={texts.parcel(parcelId)}>
        <p>
          <strong>{texts.parcel(parcelId)}</strong>: {texts.stateOf(parcel)}
        </p>
        {reorderUntil ? (
          <>
            <p>{texts.again(reorderUntil)}</p>
            <SendAgain orderId={orderId} parcelId={parcelId} />
          </>
        ) : (
          !answer && <Alert type="info">{texts.over}</Alert>
        )}
      </section>
      <p>
        <ButtonLink to={`/shop/confirmation?Id=${orderId}&sys=cos`} variant="text">
          {texts.back}
        </ButtonLink>
      </p>
    </div>
  );
}
