import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';

import { readForm } from '../../interface/form/sent-form.js';
import { textField } from '../../interface/form/text-field.js';
import { useCommandId } from '../../visit/root-data.js';
import { minute } from '../format.js';
import { BackLink } from '../layout/back-link.js';
import { DoneOrRefused } from '../layout/done-or-refused.js';
import { staffOnly } from '../staff-only.js';
import { dosePackTexts as texts } from './dose-pack-texts.js';
import { dispensingTexts } from './texts.js';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const opened = await staffOnly(context, request).dispensing.dosePack(params['messageId'] ?? '');
  if (!opened) throw new Response(null, { status: 404 });
  return { opened };
}

const form = z.object({ commandId: z.uuid(), svar: textField(1_000) });

export async function action({ context, request, params }: ActionFunctionArgs) {
  const desk = staffOnly(context, request).dispensing;
  const sent = readForm(await request.formData(), form);
  if (!sent) return { done: null, errors: [{ code: 'UNKNOWN', message: dispensingTexts.unknown }] };
  const answered = { messageId: params['messageId'] ?? '', text: sent.svar, commandId: sent.commandId };
  const result = await desk.answerDosePack(answered);
  return result.ok ? { done: texts.done, errors: [] } : { done: null, errors: result.errors };
}

/** RX-24: one message, and the pharmacist's answer. */
export default function DosePackPage(): React.JSX.Element {
  const { opened } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { request, askedAt, answered } = opened;
  return (
    <div className="console-page">
      <BackLink to="/konsol/recept/dospaket">{texts.back}</BackLink>
      <h1>{texts.opened}</h1>
      <div role="status">
        <DoneOrRefused answer={answer} />
      </div>
      <div className="card">
        <dl className="facts">
          <dt>{texts.asked}</dt>
          <dd>{minute(askedAt)}</dd>
          {request && (
            <>
              <dt>{texts.patient}</dt>
              <dd>{[request.patient.name, request.patient.personNumber].filter(Boolean).join(', ')}</dd>
              <dt>{texts.text}</dt>
              <dd>{request.text}</dd>
            </>
          )}
          {answered && (
            <>
              <dt>{texts.answeredBy(answered.byName, minute(answered.at))}</dt>
              <dd>{answered.answer}</dd>
            </>
          )}
        </dl>
        {!request && <p className="fault">{texts.forgotten}</p>}
      </div>
      {request && !answered && <AnswerForm />}
    </div>
  );
}

function AnswerForm(): React.JSX.Element {
  const commandId = useCommandId('console:dispensing:dose-pack');
  return (
    <Form method="post" className="card" aria-label={texts.answer}>
      <input type="hidden" name="commandId" value={commandId} />
      <label className="input">
        {texts.answer}
        <textarea name="svar" required rows={4} maxLength={500} aria-describedby="svar-hint" />
      </label>
      <p className="muted" id="svar-hint">
        {texts.answerHint}
      </p>
      <button className="main-button">{texts.send}</button>
    </Form>
  );
}
