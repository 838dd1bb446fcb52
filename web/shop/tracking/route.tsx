import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';

import type { TrackingView } from '../../../services/web-host/contract/orders.js';
import { Alert } from '../../interface/alert.js';
import { Breadcrumbs } from '../../interface/breadcrumbs.js';
import { Button } from '../../interface/button.js';
import { formatDay, formatMoment } from '../../interface/dates.js';
import { Field } from '../../interface/field.js';
import { trackingTexts as texts } from './texts.js';
import '../confirmation/confirmation.css';
import './tracking.css';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

/** CHK-08: without a contact the shop decides what this viewer may see. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const number = (searchParams.get('trackingNumber') ?? '').trim().slice(0, 50);
  const contact = (searchParams.get('contact') ?? '').trim().slice(0, 254);
  const tracking = number === '' ? null : await context.shop.orders.tracking(number, contact || null);
  return { number, contact, tracking };
}

export default function TrackingPage(): React.JSX.Element {
  const { number, contact, tracking } = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{texts.title}</h1>
      {tracking ? (
        <Tracking tracking={tracking} />
      ) : (
        <Form method="get" className="tracking-form">
          {number !== '' && <Alert type="warning">{texts.missing}</Alert>}
          <Field name="trackingNumber" label={texts.number} defaultValue={number} inputMode="numeric" required />
          <Field name="contact" label={texts.contact} type="email" defaultValue={contact} autoComplete="email" />
          <Button>{texts.find}</Button>
        </Form>
      )}
    </div>
  );
}

function Tracking({ tracking }: { readonly tracking: TrackingView }): React.JSX.Element {
  const told = [
    [texts.order, tracking.orderNumber],
    [texts.email, tracking.email],
    [texts.carrier, tracking.carrier],
    [texts.expected, tracking.expectedOn ? formatDay(tracking.expectedOn) : '–'],
  ] as const;
  return (
    <div className="tracking">
      <p className="tracking-status" role="status">
        {texts.statuses[tracking.status]}
      </p>
      <dl className="confirmation-facts">
        {told.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="tracking-heading">{texts.progress}</h2>
      <ol className="tracking-steps">
        {tracking.steps.map(({ status, at }) => (
          <li key={`${status}${at}`}>
            <strong>{texts.statuses[status]}</strong>
            <span className="muted small">{formatMoment(at)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
