import { memo } from 'react';

import { moment } from '../../format.js';
import type { Entry } from './entry.js';
import { StopLink } from '../replay-link.js';
import { actorLabel } from '../texts.js';

interface EntryRowProps {
  readonly entry: Entry;
  readonly current?: boolean;
  /** For a value that is a sum: what this entry added, and the sum after it. */
  readonly sum?: string | undefined;
}

export const EntryRow = memo(function EntryRow({ entry, current, sum }: EntryRowProps): React.JSX.Element {
  const { step, label, line, at, instant, kind, actor, importance, event } = entry;
  return (
    <li
      className="entry"
      data-kind={kind ?? undefined}
      data-importance={importance}
      aria-current={current ? 'step' : undefined}
    >
      <StopLink at={at}>
        <span className="entry-head">
          <strong>{label}</strong>
          <span className="entry-step">{sum ?? (event ? step : null)}</span>
        </span>
        <span className="entry-line">{line}</span>
        <span className="entry-meta">
          <time dateTime={instant}>{moment(instant)}</time> · {actorLabel(actor)}
          {event?.causeLabel && ` · efter ${event.causeLabel.toLowerCase()}`}
        </span>
      </StopLink>
    </li>
  );
});
