import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import type { RecordedEvent } from '../../../domain/kernel/index.js';
import type { RelatedEvent } from '../../../services/support/contract/customers.js';
import { dataText } from '../events/data-text.js';
import { describeEvent, labelOf } from '../events/describe-event.js';
import { moment } from '../format.js';
import { BackLink } from '../layout/back-link.js';
import { actorLabel } from '../replay/texts.js';
import { staffOnly } from '../staff-only.js';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { customers } = staffOnly(context, request);
  const found = await customers.event(params.eventId ?? '');
  if (!found) throw new Response(null, { status: 404, statusText: 'Händelsen finns inte' });
  const { event, subjectId, step, causes, effects, correlated } = found;
  const rows = { causes: causes.map(rowOf), effects: effects.map(rowOf), correlated: correlated.map(rowOf) };
  const { label, line } = describeEvent(event);
  return { row: { label, line }, facts: factsOf(event), data: dataText(event.data), subjectId, step, ...rows };
}

interface Row {
  readonly eventId: string;
  readonly label: string;
  readonly line: string;
  readonly at: string;
  readonly place: string | null;
}

/** For an event of another customer, the row shows only its type and time. To see more, staff must give a reason. */
function rowOf({ withheld, event }: RelatedEvent): Row {
  const { eventId, effectiveAt: at } = event;
  if (withheld) return { eventId, at, label: labelOf(event.type), line: 'hos en annan kund', place: null };
  const { label, line } = describeEvent(event);
  return { eventId, at, label, line, place: `${actorLabel(event.actor.kind)} · ${event.streamId}@${event.revision}` };
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

/** Shows one event with its data, causes and effects, under a permanent URL. */
export default function EventPage(): React.JSX.Element {
  const { row, facts, data, subjectId, step, causes, effects, correlated } = useLoaderData<typeof loader>();
  return (
    <div className="console-page event-page">
      {subjectId && (
        <BackLink to={`/konsol/kund/${subjectId}${step ? `?steg=${step}` : ''}`}>
          Spela upp kunden vid detta steg
        </BackLink>
      )}
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
        {rows.map(({ eventId, label, line, at, place }) => (
          <li key={eventId}>
            <Link to={`/konsol/handelse/${eventId}`}>{label}</Link> {line}
            <span className="muted">
              {' '}
              {moment(at)}
              {place && ` · ${place}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
