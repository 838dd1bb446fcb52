import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import type { RecordedEvent } from '../../../domain/kernel/index.js';
import { dataText } from '../events/data-text.js';
import { describeEvent } from '../events/describe-event.js';
import { moment } from '../format.js';
import { actorLabel } from '../replay/texts.js';
import { staffOnly } from '../staff-only.js';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { customers } = staffOnly(context, request);
  const eventId = params.eventId ?? '';
  const owner = await customers.subjectOf(eventId);
  if (!owner) throw new Response(null, { status: 404, statusText: 'Händelsen finns inte' });
  const found = await customers.event(eventId);
  if (!found)
    throw redirect(`/konsol/kund/${owner.subjectId}?till=${encodeURIComponent(`/konsol/handelse/${eventId}`)}`);
  const { event, subjectId, step, causes, effects, correlated } = found;
  const rows = { causes: causes.map(rowOf), effects: effects.map(rowOf), correlated: correlated.map(rowOf) };
  return { row: rowOf(event), facts: factsOf(event), data: dataText(event.data), subjectId, step, ...rows };
}

type Row = ReturnType<typeof rowOf>;

function rowOf(event: RecordedEvent) {
  const { eventId, streamId, revision, effectiveAt, actor } = event;
  return { eventId, streamId, revision, at: effectiveAt, actor, ...describeEvent(event) };
}

function factsOf({
  type,
  version,
  eventId,
  streamId,
  revision,
  position,
  effectiveAt,
  recordedAt,
  commandId,
  correlationId,
  causationId,
  actor,
}: RecordedEvent) {
  const facts = {
    type: `${type} v${version}`,
    eventId,
    stream: `${streamId}@${revision}`,
    position,
    effectiveAt,
    recordedAt,
    commandId,
    correlationId,
  };
  return Object.entries({ ...facts, causationId: causationId ?? '–', actor: `${actor.kind} ${actor.id}` });
}

/** The lasting address of one event: what it said, what led to it and what came of it. */
export default function EventPage(): React.JSX.Element {
  const { row, facts, data, subjectId, step, causes, effects, correlated } = useLoaderData<typeof loader>();
  return (
    <div className="console-page event-page">
      <p>
        {subjectId && (
          <Link to={`/konsol/kund/${subjectId}${step ? `?steg=${step}` : ''}`}>← Spela upp kunden vid detta steg</Link>
        )}
      </p>
      <h1>{row.label}</h1>
      <p className="event-line">{row.line}</p>
      <div className="columns">
        <section className="card">
          <h2>Kuvert</h2>
          <table className="facts">
            <tbody>
              {facts.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <code>{value}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section className="card">
          <h2>Data</h2>
          <pre className="json" tabIndex={0}>
            {data}
          </pre>
        </section>
      </div>
      <Rows title="Följd av" rows={causes} />
      <Rows title="Ledde till" rows={effects} />
      <Rows title="Samma ärende" rows={correlated} />
    </div>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }): React.JSX.Element | null {
  if (rows.length === 0) return null;
  return (
    <section className="card">
      <h2>{title}</h2>
      <ol className="event-rows">
        {rows.map(({ eventId, label, line, at, actor, streamId, revision }) => (
          <li key={eventId}>
            <Link to={`/konsol/handelse/${eventId}`}>{label}</Link> {line}
            <span className="muted">
              {' '}
              {moment(at)} · {actorLabel(actor.kind)} · {streamId}@{revision}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
