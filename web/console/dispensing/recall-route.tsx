import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData } from '@remix-run/react';
import { z } from 'zod';

import { readForm } from '../../interface/form/sent-form.js';
import { textField } from '../../interface/form/text-field.js';
import { BackLink } from '../layout/back-link.js';
import { DoneOrRefused } from '../layout/done-or-refused.js';
import { staffOnly } from '../staff-only.js';
import { RecallFound } from './recall-found.js';
import { recallTexts as texts } from './recall-texts.js';
import { dispensingTexts } from './texts.js';

const sought = { vara: z.string().max(20), batch: z.string().max(40) };
const form = z.discriminatedUnion('vad', [
  z.object({ vad: z.literal('prova'), ...sought }),
  z.object({ vad: z.literal('varna'), ...sought, antal: z.coerce.number().int().min(0), text: textField(1_000) }),
]);

export function loader({ context, request }: LoaderFunctionArgs): null {
  staffOnly(context, request);
  return null;
}

/** The dry run changes nothing. Sending needs the number that the dry run has shown. */
export async function action({ context, request }: ActionFunctionArgs) {
  const desk = staffOnly(context, request).dispensing;
  const sent = readForm(await request.formData(), form);
  if (!sent) return refused([{ code: 'UNKNOWN', message: dispensingTexts.unknown }]);
  const batch = { varuId: sent.vara.trim(), batch: sent.batch.trim() };
  if (sent.vad === 'prova') {
    const result = await desk.findRecalled(batch);
    return result.ok
      ? { done: null, errors: [], found: result.found, toTell: result.toTell, asked: batch }
      : refused(result.errors);
  }
  const result = await desk.tellRecalled({ ...batch, expected: sent.antal, text: sent.text });
  if (!result.ok) return { ...refused(result.errors), asked: batch };
  return { done: texts.told(result.told), errors: [], found: result.found, toTell: result.toTell, asked: batch };
}

function refused(errors: readonly { readonly code: string; readonly message: string }[]) {
  return { done: null, errors, found: null, toTell: 0, asked: null };
}

/** RX-06: a batch is recalled. First who got it, and then what they are told. */
export default function RecallPage(): React.JSX.Element {
  const answer = useActionData<typeof action>();
  const { varuId = '', batch = '' } = answer?.asked ?? {};
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
        <input type="hidden" name="vad" value="prova" />
        <label className="input">
          {texts.article}
          <input name="vara" required inputMode="numeric" pattern="\d{6}" defaultValue={varuId} autoComplete="off" />
        </label>
        <label className="input">
          {texts.batch}
          <input name="batch" required maxLength={20} defaultValue={batch} autoComplete="off" spellCheck={false} />
        </label>
        <button className="small-button">{texts.dryRun}</button>
      </Form>
      {answer?.found && answer.asked && (
        <RecallFound found={answer.found} toTell={answer.toTell} asked={answer.asked} />
      )}
    </div>
  );
}
