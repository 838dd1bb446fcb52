import { Form, Link } from '@remix-run/react';

import type { ParkedReactionShown } from '../../../services/support/contract/operations.js';
import { labelOf } from '../events/describe-event.js';
import { count, minute } from '../format.js';

/**
 * Lists parked events of reactions by stream. The first event shows the error; later events of the stream wait for it.
 */
export function ParkedReactions({ parked }: { readonly parked: readonly ParkedReactionShown[] }): React.JSX.Element {
  const streams = new Map<string, ParkedReactionShown[]>();
  for (const each of parked) {
    const key = `${each.reaction}\n${each.streamId}`;
    streams.set(key, [...(streams.get(key) ?? []), each]);
  }
  return (
    <section className="card" aria-labelledby="reactions-heading">
      <h2 id="reactions-heading">Undanlagda följder</h2>
      {parked.length === 0 && (
        <p className="muted">
          Inga. Här hamnar det som en process eller en partner inte kunde göra efter flera försök, med resten av sin
          ström.
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
  readonly first: ParkedReactionShown;
  readonly waiting: number;
}): React.JSX.Element {
  const { reaction, eventId, streamId, revision, eventType, reason, attempts, parkedAt, nextAttemptAt } = first;
  return (
    <li>
      <p>
        <strong>{reaction}</strong> <code>{streamId}</code>@{revision}{' '}
        <Link to={`/konsol/handelse/${eventId}`}>{labelOf(eventType)}</Link>{' '}
        {waiting > 0 && <span className="muted">och {count(waiting)} efter</span>}
      </p>
      <p className="fault">{reason}</p>
      <Form method="post" className="row-actions" preventScrollReset>
        <input type="hidden" name="foljd" value={reaction} />
        <input type="hidden" name="strom" value={streamId} />
        <button className="small-button" name="vad" value="forsok">
          Försök nu
        </button>
        <span className="muted">
          {count(attempts)} försök, sedan {minute(parkedAt)}, nästa {nextAttemptAt ? minute(nextAttemptAt) : 'strax'}
        </span>
      </Form>
    </li>
  );
}
