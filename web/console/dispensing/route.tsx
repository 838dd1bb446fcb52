import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { z } from 'zod';

import type { DispensingListed } from '../../../services/support/contract/dispensing.js';
import { readForm } from '../../interface/form/sent-form.js';
import { DoneOrRefused } from '../layout/done-or-refused.js';
import { TableScroll } from '../layout/table-scroll.js';
import { staffOnly } from '../staff-only.js';
import { dosePackTexts } from './dose-pack-texts.js';
import { endedBy } from './ended.js';
import { inspectionTexts } from './inspection-texts.js';
import { OnDuty } from './on-duty.js';
import { dispensingTexts as texts, dutyTexts } from './texts.js';
import './dispensing.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ended = endedBy(new URL(request.url));
  return { ...(await staffOnly(context, request).dispensing.list()), ended };
}

const dutyForm = z.object({ vad: z.enum(['borja', 'avsluta']), commandId: z.uuid() });

export async function action({ context, request }: ActionFunctionArgs) {
  const desk = staffOnly(context, request).dispensing;
  const sent = readForm(await request.formData(), dutyForm);
  if (!sent) return { done: null, errors: [{ code: 'UNKNOWN', message: texts.unknown }] };
  const isOn = sent.vad === 'borja';
  const result = await desk.duty({ isOn, commandId: sent.commandId });
  return result.ok ? { done: isOn ? dutyTexts.started : dutyTexts.ended, errors: [] } : { done: null, ...result };
}

const OTHER_TASKS = [
  ['/konsol/recept/dospaket', dosePackTexts.link],
  ['/konsol/recept/aterkalla', texts.recall],
  ['/konsol/recept/tillsyn', inspectionTexts.title],
  ['/konsol/recept/fullmakt', texts.warrant],
] as const;

/** RX-06: the prescriptions that wait for a pharmacist. The queue does not say what they are. */
export default function DispensingsPage(): React.JSX.Element {
  const { waiting, onDuty, ended } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? (ended ? { done: texts.done[ended], errors: [] } : undefined);
  return (
    <div className="console-page">
      <h1 id="dispensings-title">{texts.title}</h1>
      <div role="status">
        <DoneOrRefused answer={answer} />
      </div>
      <OnDuty onDuty={onDuty} />
      {waiting.length === 0 && <p className="muted">{texts.none}</p>}
      {waiting.length > 0 && (
        <div className="card">
          <Waiting waiting={waiting} focusesNext={ended !== null} />
        </div>
      )}
      <ul className="dispensing-links">
        {OTHER_TASKS.map(([to, name]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WaitingProps {
  readonly waiting: readonly DispensingListed[];
  /** True after a withdrawal has ended: the focus is on the next one, so that Enter opens it. */
  readonly focusesNext: boolean;
}

function Waiting({ waiting, focusesNext }: WaitingProps): React.JSX.Element {
  const first = useRef<HTMLAnchorElement>(null);
  const next = waiting.find(({ phase }) => phase === 'ordered')?.dispensingId;
  useEffect(() => {
    if (focusesNext) first.current?.focus();
  }, [focusesNext, next]);
  return (
    <TableScroll labelledBy="dispensings-title">
      <table className="facts">
        <thead>
          <tr>
            <th scope="col">{texts.order}</th>
            <th scope="col">{texts.waited}</th>
            <th scope="col">{texts.promised}</th>
            <th scope="col">{texts.standing}</th>
          </tr>
        </thead>
        <tbody>
          {waiting.map((each) => (
            <tr key={each.dispensingId}>
              <th scope="row">
                <Link to={`/konsol/recept/${each.dispensingId}`} ref={each.dispensingId === next ? first : null}>
                  {texts.lineOf(each.orderNumber, each.dispensingId.split('-').at(-1) ?? '')}
                </Link>
              </th>
              <td>{texts.hours(each.waitedHours)}</td>
              <td>{[each.promisedBy, each.isLate && texts.late].filter(Boolean).join(', ')}</td>
              <td>{[texts.phases[each.phase], each.asked && texts.asked].filter(Boolean).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
