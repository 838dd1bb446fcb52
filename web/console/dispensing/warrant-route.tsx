import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData } from '@remix-run/react';
import { z } from 'zod';

import { ID_KINDS } from '../../../domain/warrant/rules/id-kind.js';
import { readForm } from '../../interface/form/sent-form.js';
import { useCommandId } from '../../visit/root-data.js';
import { BackLink } from '../layout/back-link.js';
import { DoneOrRefused } from '../layout/done-or-refused.js';
import { staffOnly } from '../staff-only.js';
import { dispensingTexts } from './texts.js';
import { ID_KIND_WORDS, warrantTexts as texts } from './warrant-texts.js';
import './counter-warrant.css';

const number = z.string().max(20);
const name = z.string().max(100);
const form = z.object({
  commandId: z.uuid(),
  ...{ givare: number, givarnamn: name, tagare: number, tagarnamn: name, barn: number },
  legitimation: z.enum(ID_KINDS),
  kontrollerad: z.literal('on'),
});

export function loader({ context, request }: LoaderFunctionArgs): null {
  staffOnly(context, request);
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const desk = staffOnly(context, request).counter;
  const sent = readForm(await request.formData(), form);
  if (!sent) return { done: null, errors: [{ code: 'UNREADABLE', message: texts.unreadable }] };
  const { commandId, givare, givarnamn, tagare, tagarnamn, barn: child, legitimation: idKind } = sent;
  const result = await desk.giveWarrant({
    ...{ commandId, child, idKind },
    giver: { personNumber: givare, name: givarnamn },
    holder: { personNumber: tagare, name: tagarnamn },
  });
  if (!result.ok) return { done: null, errors: result.errors };
  return { done: texts.done(result.acceptBy, result.validThrough), errors: [] };
}

/** RX-23: a person gives a warrant at the counter, with a proof of identity. */
export default function CounterWarrantPage(): React.JSX.Element {
  const answer = useActionData<typeof action>();
  const commandId = useCommandId('counter-warrant');
  return (
    <div className="console-page">
      <BackLink to="/konsol/recept">{dispensingTexts.back}</BackLink>
      <h1>{texts.title}</h1>
      <div role="status">
        <DoneOrRefused answer={answer} />
      </div>
      <Form method="post" className="card counter-warrant" aria-label={texts.title} key={answer?.done}>
        <p className="muted">{texts.text}</p>
        <input type="hidden" name="commandId" value={commandId} />
        <Person legend={texts.giver} number="givare" name="givarnamn" />
        <Person legend={texts.holder} number="tagare" name="tagarnamn" />
        <fieldset>
          <legend>{texts.child}</legend>
          <label className="input">
            {texts.childNumber}
            <input name="barn" inputMode="numeric" maxLength={20} autoComplete="off" />
          </label>
        </fieldset>
        <Identity />
        <button className="main-button">{texts.send}</button>
      </Form>
    </div>
  );
}

interface PersonProps {
  readonly legend: string;
  readonly number: string;
  readonly name: string;
}

function Person({ legend, number: ofNumber, name: ofName }: PersonProps): React.JSX.Element {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <label className="input">
        {texts.number}
        <input name={ofNumber} required inputMode="numeric" maxLength={20} autoComplete="off" />
      </label>
      <label className="input">
        {texts.name}
        <input name={ofName} required maxLength={100} autoComplete="off" />
      </label>
    </fieldset>
  );
}

function Identity(): React.JSX.Element {
  return (
    <fieldset>
      <legend>{texts.identity}</legend>
      <label className="input">
        {texts.idKind}
        <select name="legitimation" required defaultValue="">
          <option value="" disabled>
            {texts.choose}
          </option>
          {ID_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {ID_KIND_WORDS[kind]}
            </option>
          ))}
        </select>
      </label>
      <label className="filter-check">
        <input type="checkbox" name="kontrollerad" required /> {texts.checked}
      </label>
      <p className="muted small">{texts.noNumber}</p>
    </fieldset>
  );
}
