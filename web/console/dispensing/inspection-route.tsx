import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData } from '@remix-run/react';
import { z } from 'zod';

import type { InspectionAsked, InspectionResult } from '../../../services/support/contract/dispensing.js';
import { readForm } from '../../interface/form/sent-form.js';
import { BackLink } from '../layout/back-link.js';
import { DoneOrRefused } from '../layout/done-or-refused.js';
import { staffOnly } from '../staff-only.js';
import { InspectionRecords } from './inspection-records.js';
import { inspectionTexts as texts } from './inspection-texts.js';
import { dispensingTexts } from './texts.js';

const field = (longest: number) => z.string().max(longest).default('');
const form = z.object({ arende: field(60), fran: field(20), till: field(20), vara: field(20) });

interface Answer {
  readonly done: null;
  readonly errors: readonly { readonly code: string; readonly message: string; readonly field?: string }[];
  readonly found: InspectionResult | null;
  readonly asked: InspectionAsked | null;
}

export function loader({ context, request }: LoaderFunctionArgs): null {
  staffOnly(context, request);
  return null;
}

export async function action({ context, request }: ActionFunctionArgs): Promise<Answer> {
  const desk = staffOnly(context, request).dispensing;
  const sent = readForm(await request.formData(), form);
  if (!sent)
    return { done: null, errors: [{ code: 'UNKNOWN', message: dispensingTexts.unknown }], found: null, asked: null };
  const asked = { caseNumber: sent.arende, from: sent.fran.trim(), to: sent.till.trim(), varuId: sent.vara.trim() };
  const result = await desk.inspect(asked);
  return result.ok
    ? { done: null, errors: [], found: { records: result.records, ended: result.ended }, asked }
    : { done: null, errors: result.errors, found: null, asked };
}

/** RX-06: what was dispensed on some days, for the authority that inspects the pharmacy. */
export default function InspectionPage(): React.JSX.Element {
  const answer = useActionData<typeof action>();
  const { caseNumber = '', from = '', to = '', varuId = '' } = answer?.asked ?? {};
  const wrong = (name: string) => answer?.errors.some(({ field: at }) => at === name) || undefined;
  return (
    <div className="console-page">
      <BackLink to="/konsol/recept">{dispensingTexts.back}</BackLink>
      <h1>{texts.title}</h1>
      <div role="status">
        <DoneOrRefused answer={answer} />
      </div>
      <Form method="post" className="card" aria-label={texts.find}>
        <h2>{texts.find}</h2>
        <p className="muted">{texts.findText}</p>
        <label className="input">
          {texts.case}
          <input
            name="arende"
            required
            maxLength={40}
            defaultValue={caseNumber}
            autoComplete="off"
            aria-invalid={wrong('case')}
          />
        </label>
        <label className="input">
          {texts.from}
          <input name="fran" type="date" required defaultValue={from} aria-invalid={wrong('from')} />
        </label>
        <label className="input">
          {texts.to}
          <input name="till" type="date" required defaultValue={to} aria-invalid={wrong('to')} />
        </label>
        <label className="input">
          {texts.article}
          <input
            name="vara"
            inputMode="numeric"
            pattern="\d{6}"
            defaultValue={varuId}
            autoComplete="off"
            aria-invalid={wrong('article')}
          />
        </label>
        <button className="small-button">{texts.search}</button>
      </Form>
      {answer?.found && <InspectionRecords {...answer.found} />}
    </div>
  );
}
