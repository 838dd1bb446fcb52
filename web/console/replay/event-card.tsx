import { Link } from '@remix-run/react';

import { moment } from '../format.js';
import { DifferenceTable } from './difference-table.js';
import { ReplayLink, useLive } from './replay-link.js';
import { actorLabel, replayTexts as texts } from './texts.js';

/** The event of this step: what, when, who, why, and what it changed. */
export function EventCard(): React.JSX.Element {
  const { entry, data, changes, step } = useLive().model;
  if (!entry) return <section className="card card-event">{texts.beforeAll}</section>;
  return (
    <section
      className="card card-event"
      data-kind={entry.kind ?? undefined}
      aria-live="polite"
      aria-label={`${entry.label}, steg ${step}`}
    >
      <h3>{entry.label}</h3>
      <p className="event-line">{entry.line}</p>
      <p className="event-meta">
        <time dateTime={entry.at}>{moment(entry.at)}</time> · {actorLabel(entry.actor.kind)}{' '}
        <code>{entry.actor.id}</code>
        {entry.causeStep && (
          <>
            {' · följd av '}
            <ReplayLink to={{ step: entry.causeStep, listFrom: null }}>
              {entry.causeLabel} (steg {entry.causeStep})
            </ReplayLink>
          </>
        )}
      </p>
      {changes.length > 0 && <h4>{texts.changes}</h4>}
      {changes.length > 0 ? <DifferenceTable differences={changes} /> : <p className="muted">{texts.noChanges}</p>}
      <details>
        <summary>
          Data · <code>{entry.streamId}</code> @{entry.revision}
        </summary>
        <pre className="json" tabIndex={0}>
          {data}
        </pre>
        <p>
          <Link to={`/konsol/handelse/${entry.eventId}`}>Händelsens egen sida</Link>
        </p>
      </details>
    </section>
  );
}
