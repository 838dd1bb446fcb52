import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import type { ComplaintOpened } from '../../../services/support/contract/complaints.js';
import { faultTexts, wishTexts } from '../../shop/checkout/complaint/texts.js';
import { complaintWord } from '../events/complaint-texts.js';
import { kr, minute } from '../format.js';
import { BackLink } from '../layout/back-link.js';
import { DoneOrRefused } from '../layout/done-or-refused.js';
import { staffOnly } from '../staff-only.js';
import { readAnswer } from './answer-form.js';
import { AnswerForm } from './answer.js';
import { complaintDeskTexts as texts } from './texts.js';
import './complaints.css';

export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<ComplaintOpened> {
  const complaint = await staffOnly(context, request).complaints.complaint(params['complaintId'] ?? '');
  if (!complaint) throw new Response(null, { status: 404 });
  return complaint;
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  const desk = staffOnly(context, request).complaints;
  const sent = readAnswer(await request.formData(), params['complaintId'] ?? '');
  if (!sent) return { done: null, errors: [{ code: 'UNKNOWN', message: texts.unknown }] };
  const result = await desk.answer(sent);
  return result.ok ? { done: texts.done[sent.act], errors: [] } : { done: null, errors: result.errors };
}

/** One complaint: what the customer sent, what the law says of its time, and the answer. */
export default function ComplaintOpenedPage(): React.JSX.Element {
  const complaint = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { complaintNumber, orderNumber, status } = complaint;
  return (
    <div className="console-page">
      <BackLink to="/konsol/reklamationer">{texts.back}</BackLink>
      <h1>{complaintNumber}</h1>
      <p className="muted">
        {texts.order(orderNumber)}, {complaintWord(status)}
      </p>
      <div role="status">
        <DoneOrRefused answer={answer} />
      </div>
      <div className="columns">
        <Facts complaint={complaint} />
        {status === 'open' ? (
          <AnswerForm key={complaint.complaintId} complaint={complaint} />
        ) : (
          <Answered complaint={complaint} />
        )}
      </div>
    </div>
  );
}

function Facts({ complaint }: { readonly complaint: ComplaintOpened }): React.JSX.Element {
  const { fault, wish, madeAt, faultSeenOn, receivedOn, answerBy, daysLeft, lines, text } = complaint;
  return (
    <section className="card">
      <h2>{faultTexts[fault]}</h2>
      <ul className="complaint-rows">
        {lines.map(({ lineId, name, quantity, stock, medicine }) => (
          <li key={lineId}>
            {quantity} × {name}, <span className="muted">{texts.stock(stock)}</span>
            {medicine && <p className="muted">{texts.medicine}</p>}
          </li>
        ))}
      </ul>
      <p>
        {texts.wish}: {wishTexts[wish].toLowerCase()}
      </p>
      <p>
        {texts.made(minute(madeAt))}. {texts.seen} {faultSeenOn}. {texts.received}: {receivedOn ?? texts.notReceived}.
      </p>
      {daysLeft !== null && <p>{texts.due(daysLeft, answerBy)}</p>}
      <Law complaint={complaint} />
      <h3>{texts.text}</h3>
      <p className={text === null ? 'muted' : 'complaint-told'}>{text ?? texts.gone}</p>
      <Photos complaint={complaint} />
    </section>
  );
}

function Law({ complaint }: { readonly complaint: ComplaintOpened }): React.JSX.Element {
  const { assured, presumed, rule } = complaint;
  return (
    <>
      <p className="muted">
        {assured ? texts.inTime(rule.assuredMonths, rule.time) : texts.toJudge(rule.assuredMonths, rule.time)}
      </p>
      <p className="muted">{presumed ? texts.presumed(rule.origin) : texts.notPresumed(rule.origin)}</p>
    </>
  );
}

function Photos({ complaint: { complaintId, photos } }: { readonly complaint: ComplaintOpened }): React.JSX.Element {
  return (
    <ul className="complaint-photos">
      {Array.from({ length: photos }, (_, index) => index + 1).map((nth) => {
        const address = `/konsol/reklamationer/${complaintId}/bild/${nth}`;
        return (
          <li key={nth}>
            <a href={address}>
              <img src={address} alt={texts.photo(nth)} width="200" height="200" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Answered({ complaint }: { readonly complaint: ComplaintOpened }): React.JSX.Element {
  const { status, refund, ground, law, note, replacement } = complaint;
  return (
    <section className="card">
      <h2>{texts.answer}</h2>
      <p>{status === 'awaiting' ? texts.awaiting : texts.answered}</p>
      {refund !== null && (
        <p>
          {texts.sum}: {kr(refund)}
        </p>
      )}
      {ground && (
        <p>
          {texts.grounds[ground]} ({law})
        </p>
      )}
      {replacement && (
        <p>
          {replacement.carrier}, {replacement.trackingNumber}
        </p>
      )}
      {note && <p className="complaint-told">{note}</p>}
    </section>
  );
}
