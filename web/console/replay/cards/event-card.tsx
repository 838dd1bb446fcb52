import { Link } from '@remix-run/react';

import { moment } from '../../format.js';
import { DifferenceTable } from './difference-table.js';
import type { Entry, EventFacts } from '../timeline/entry.js';
import { ReplayLink, StopLink, useLive } from '../replay-link.js';
import { actorLabel, replayTexts as texts } from '../texts.js';

/** Shows the event at the present position with actor, time, cause and changes, or the changes that time alone made. */
export function EventCard(): React.JSX.Element {
  const { entry, here, changes } = useLive().model;
  if (here.between) return <Between last={entry} />;
  if (!entry) return <section className="card card-event">{texts.beforeAll}</section>;
  const { kind, label, line, instant, actor, event } = entry;
  return (
    <section
      className="card card-event"
      data-kind={kind ?? undefined}
      aria-live="polite"
      aria-label={event ? `${label}, steg ${here.step}` : label}
    >
      <h3>{label}</h3>
      <p className="event-line">{line}</p>
      <p className="event-meta">
        <time dateTime={instant}>{moment(instant)}</time> · {actorLabel(actor)}
        {event && <Cause event={event} />}
      </p>
      {changes.length > 0 && <h4>{texts.changes}</h4>}
      {changes.length > 0 ? <DifferenceTable differences={changes} /> : <p className="muted">{texts.noChanges}</p>}
      {event && <Data event={event} />}
    </section>
  );
}

/** Shown when the position lies between two stops. It names the stop before the position. */
function Between({ last }: { readonly last: Entry | null }): React.JSX.Element {
  const { place } = useLive().model;
  return (
    <section className="card card-event" aria-live="polite" aria-label={texts.between}>
      <h3>
        {texts.between} {place.time}
      </h3>
      {last ? (
        <p className="event-line">
          {texts.lately}: <StopLink at={last.at}>{last.label}</StopLink> {moment(last.instant)}. {last.line}
        </p>
      ) : (
        <p className="event-line">{texts.beforeAll}</p>
      )}
    </section>
  );
}

function Cause({ event: { actorId, causeStep, causeLabel } }: { readonly event: EventFacts }): React.JSX.Element {
  return (
    <>
      {' '}
      <code>{actorId}</code>
      {causeStep !== null && (
        <>
          {' · följd av '}
          <ReplayLink to={{ at: { step: causeStep }, listFrom: null }}>
            {causeLabel} (steg {causeStep})
          </ReplayLink>
        </>
      )}
    </>
  );
}

function Data({ event: { eventId, streamId, revision } }: { readonly event: EventFacts }): React.JSX.Element {
  const { data } = useLive().model;
  return (
    <details>
      <summary>
        Data · <code>{streamId}</code> @{revision}
      </summary>
      <pre className="json" tabIndex={0}>
        {data}
      </pre>
      <p>
        <Link to={`/konsol/handelse/${eventId}`}>Händelsens egen sida</Link>
      </p>
    </details>
  );
}
