import { Form, Link } from '@remix-run/react';

import type { ParkedShown } from '../../../services/support/contract/operations.js';
import { labelOf } from '../events/describe-event.js';
import { count, minute } from '../format.js';
import { viewName } from '../texts.js';

/** Lists parked events of views by stream. The first event shows the error; later events of the stream wait for it. */
export function ParkedEvents({ parked }: { readonly parked: readonly ParkedShown[] }): React.JSX.Element {
  const streams = new Map<string, ParkedShown[]>();
  for (const each of parked) {
    const key = `${each.view}\n${each.streamId}`;
    streams.set(key, [...(streams.get(key) ?? []), each]);
  }
  return (
    <section className="card" id="undanlagt" aria-labelledby="parked-heading">
      <h2 id="parked-heading">Undanlagda händelser</h2>
      {parked.length === 0 && (
        <p className="muted">
          Inga. En händelse som en vy inte klarar läggs undan med resten av sin ström; andra strömmar går vidare.
        </p>
      )}
      <ul className="parked">
        {[...streams].map(
          ([key, [first, ...rest]]) => first && <ParkedStream key={key} first={first} waiting={rest.length} />,
        )}
      </ul>
    </section>
  );
}

function ParkedStream({
  first,
  waiting,
}: {
  readonly first: ParkedShown;
  readonly waiting: number;
}): React.JSX.Element {
  const { view, streamId, revision, eventId, type, reason, parkedAt } = first;
  return (
    <li>
      <p>
        <strong>{viewName(view)}</strong> <code>{streamId}</code>@{revision}{' '}
        <Link to={`/konsol/handelse/${eventId}`}>{labelOf(type)}</Link>{' '}
        {waiting > 0 && <span className="muted">och {count(waiting)} efter</span>}
      </p>
      <p className="fault">{reason}</p>
      <Form method="post" className="row-actions" preventScrollReset>
        <input type="hidden" name="vy" value={view} />
        <input type="hidden" name="strom" value={streamId} />
        <button className="small-button" name="vad" value="prova">
          Provkör
        </button>
        <button className="small-button" name="vad" value="ateruppta">
          Återuppta
        </button>
        <span className="muted">sedan {minute(parkedAt)}</span>
      </Form>
    </li>
  );
}
