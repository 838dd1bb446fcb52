import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';

import { describeEvent } from '../events/describe-event.js';
import type { ChainedEvent, LifeStepShown } from '../../../services/support/contract/order-life.js';
import { kr, minute } from '../format.js';
import { TableScroll } from '../layout/table-scroll.js';
import { opensHealth } from '../customer/history-of.js';
import { staffOnly } from '../staff-only.js';
import { DeliveryWhy } from './delivery-why.js';
import { KronorTable } from './kronor-table.js';
import { LifePicture } from './life-picture.js';
import { PrescriptionWhy } from './prescription-why.js';
import { PriceWhy } from './price-why.js';
import { readStopForm } from './stop-form.js';
import { StopParcels } from './stop-parcels.js';
import { orderLifeTexts as texts } from './texts.js';
import './order.css';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { customers } = staffOnly(context, request);
  const of = [params['subjectId'] ?? '', params['orderId'] ?? ''] as const;
  const life = await (opensHealth(context, request) ? customers.healthOrder(...of) : customers.order(...of));
  if (!life) throw new Response(null, { status: 404, statusText: 'Ordern finns inte' });
  const prescriptions = life.prescriptions.map((line) => ({ ...line, chain: line.chain.map(worded) }));
  return { ...life, prescriptions, steps: life.steps.map(worded), refusals: life.refusals.map(worded) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { customers } = staffOnly(context, request);
  const sent = readStopForm(await request.formData());
  if (!sent) return { done: null, errors: [{ code: 'UNKNOWN', message: texts.unknown }] };
  const { subjectId = '', orderId = '' } = params;
  const result = await customers.stopParcels({ subjectId, orderId, ...sent });
  if (!result.ok) return { done: null, errors: result.errors };
  return { done: texts.asked(result.asked, result.tooLate), errors: [] };
}

/** Only the words of an event leave the server, not its data. */
function worded<S extends ChainedEvent>({ event, ...step }: S) {
  const { label, line } = describeEvent(event);
  return { ...step, label, line };
}
type Worded = ReturnType<typeof worded<LifeStepShown>>;

/** Shows the whole life of an order, and why each thing in it is as it is (SUP-04). */
export default function OrderLifePage(): React.JSX.Element {
  const life = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { subjectId, orderNumber, parcels, lanes, steps, refusals, kronor, lines, prescriptions } = life;
  const { deliveries, deliveryRule, health } = life;
  return (
    <div className="console-page">
      <p>
        <Link to={`/konsol/kund/${subjectId}`}>{texts.back}</Link>
      </p>
      <h1>{texts.title(orderNumber)}</h1>
      <section className="card" aria-labelledby="bilden">
        <h2 id="bilden">{texts.picture}</h2>
        <p className="muted">{texts.pictureHint}</p>
        <TableScroll labelledBy="bilden">
          <LifePicture lanes={lanes} steps={steps} />
        </TableScroll>
        <Steps steps={steps} />
      </section>
      <StopParcels parcels={parcels} answer={answer} />
      <KronorTable kronor={kronor} />
      <PriceWhy lines={lines} />
      <PrescriptionWhy lines={prescriptions} health={health} subjectId={subjectId} />
      <DeliveryWhy deliveries={deliveries} rule={deliveryRule} />
      <section className="card" aria-labelledby="nej">
        <h2 id="nej">{texts.refusalsTitle}</h2>
        {refusals.length === 0 && <p className="muted">{texts.noRefusals}</p>}
        <ul className="event-rows">
          {refusals.map(({ eventId, at, label, line }) => (
            <li key={eventId}>
              {minute(at)} <Link to={`/konsol/handelse/${eventId}`}>{label}</Link>: {line}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Steps({ steps }: { readonly steps: readonly Worded[] }): React.JSX.Element {
  return (
    <>
      <h3 id="steg">{texts.steps}</h3>
      <TableScroll labelledBy="steg">
        <table className="facts life-steps">
          <thead>
            <tr>
              <th scope="col">{texts.when}</th>
              <th scope="col">{texts.about}</th>
              <th scope="col">{texts.what}</th>
              <th scope="col" className="sum">
                {texts.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ eventId, at, lane, label, line, amount }, index) => (
              <tr key={eventId}>
                <th scope="row">
                  {index + 1}. {minute(at)}
                </th>
                <td>{texts.lane(lane)}</td>
                <td>
                  <Link to={`/konsol/handelse/${eventId}`}>{label}</Link> {line}
                </td>
                <td className="sum">{amount !== null && kr(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </>
  );
}
