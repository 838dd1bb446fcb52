import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';

import type { ParkedReturnReport, ReturnShown } from '../../../services/support/contract/returns.js';
import { minute } from '../format.js';
import { DoneOrRefused } from '../layout/done-or-refused.js';
import { staffOnly } from '../staff-only.js';
import { carryOut, readReturnForm } from './desk-form.js';
import { GiveRefund, ProposedRefund } from './refunds.js';
import { returnTexts as texts } from './texts.js';

export function loader({ context, request }: LoaderFunctionArgs) {
  return staffOnly(context, request).returns.list();
}

export async function action({ context, request }: ActionFunctionArgs) {
  const desk = staffOnly(context, request).returns;
  const sent = readReturnForm(await request.formData());
  if (!sent) return { done: null, errors: [{ code: 'UNKNOWN', message: texts.unknown }] };
  const result = await carryOut(desk, sent);
  return result.ok ? { done: texts.done[sent.vad], errors: [] } : { done: null, errors: result.errors };
}

/** Lists returns by the day on which their refund is due, and what of them needs a person. */
export default function ReturnsPage(): React.JSX.Element {
  const { due, neverCame, open, more, damaged, parked, proposed, ceiling } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="console-page">
      <h1>{texts.title}</h1>
      <div role="status">
        <DoneOrRefused answer={answer} />
      </div>
      {due.length > 0 && <Returns title={texts.due} note={texts.dueNote} returns={due} />}
      {neverCame.length > 0 && <Returns title={texts.neverCame} note={texts.neverCameNote} returns={neverCame} />}
      <Returns title={texts.open} note={open.length === 0 ? texts.none : null} returns={open} />
      {more > 0 && <p className="muted">{texts.more(more)}</p>}
      {damaged.length > 0 && <Returns title={texts.damaged} note={null} returns={damaged} />}
      {proposed.length > 0 && (
        <section className="card">
          <h2>{texts.proposed}</h2>
          {proposed.map((refund) => (
            <ProposedRefund key={refund.refundId} refund={refund} />
          ))}
        </section>
      )}
      <GiveRefund ceiling={ceiling} />
      {parked.length > 0 && (
        <section className="card">
          <h2>{texts.parked}</h2>
          {parked.map((report) => (
            <Parked key={report.notificationId} report={report} />
          ))}
        </section>
      )}
    </div>
  );
}

interface ReturnsProps {
  readonly title: string;
  readonly note: string | null;
  readonly returns: readonly ReturnShown[];
}

function Returns({ title, note, returns }: ReturnsProps): React.JSX.Element {
  return (
    <section className="card">
      <h2>{title}</h2>
      {note && <p className="muted">{note}</p>}
      <ul className="event-rows">
        {returns.map((each) => (
          <ReturnRow key={each.returnNumber} shown={each} />
        ))}
      </ul>
    </section>
  );
}

function ReturnRow({ shown }: { readonly shown: ReturnShown }): React.JSX.Element {
  const { returnNumber, status, refundBy, risk, damaged, warnedAt } = shown;
  const [orderNumber = ''] = returnNumber.split('-');
  return (
    <li className="jump">
      <strong>{returnNumber}</strong> {texts.statuses[status]}, {texts.line(refundBy)}
      {damaged > 0 && `, ${texts.pieces(damaged)}`} {risk && <span className="fault">{texts.risks[risk]}</span>}
      {risk && warnedAt && <span className="muted">{texts.warned(minute(warnedAt))}</span>}
      <ToCustomer orderNumber={orderNumber} />
    </li>
  );
}

/** The search for the order's customer. It is a POST, as from the page of the search (SUP-02). */
function ToCustomer({ orderNumber }: { readonly orderNumber: string }): React.JSX.Element {
  return (
    <Form method="post" action="/konsol?index">
      <input type="hidden" name="sok" value={orderNumber} />
      <button className="small-button" aria-label={texts.toCustomerOf(orderNumber)}>
        {texts.toCustomer}
      </button>
    </Form>
  );
}

function Parked({ report }: { readonly report: ParkedReturnReport }): React.JSX.Element {
  const { notificationId, returnNumber, type, code, parkedAt } = report;
  const id = `orsak-${notificationId}`;
  return (
    <Form method="post" className="jump" preventScrollReset>
      <p>
        {texts.types[type]} {returnNumber}, {minute(parkedAt)}: {texts.code(code)}
      </p>
      <input type="hidden" name="meddelande" value={notificationId} />
      <label htmlFor={id}>{texts.reason}</label>
      <input id={id} name="orsak" required minLength={3} maxLength={200} placeholder={texts.reasonHint} />
      <button className="small-button" name="vad" value="forsok">
        {texts.retry}
      </button>
      <button className="small-button" name="vad" value="avsluta">
        {texts.close}
      </button>
    </Form>
  );
}
