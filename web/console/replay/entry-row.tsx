import { memo } from 'react';

import { moment } from '../format.js';
import type { Entry } from './open-replay.js';
import { StepLink } from './replay-link.js';
import { actorLabel } from './texts.js';

interface EntryRowProps {
  readonly entry: Entry;
  readonly current?: boolean;
}

/** One event in a list: a press goes to its step. */
export const EntryRow = memo(function EntryRow({ entry, current }: EntryRowProps): React.JSX.Element {
  const { step, label, line, at, kind, actor, importance, causeLabel } = entry;
  return (
    <li
      className="entry"
      data-kind={kind ?? undefined}
      data-importance={importance}
      aria-current={current ? 'step' : undefined}
    >
      <StepLink step={step}>
        <span className="entry-head">
          <strong>{label}</strong>
          <span className="entry-step">{step}</span>
        </span>
        <span className="entry-line">{line}</span>
        <span className="entry-meta">
          <time dateTime={at}>{moment(at)}</time> · {actorLabel(actor.kind)}
          {causeLabel && ` · efter ${causeLabel.toLowerCase()}`}
        </span>
      </StepLink>
    </li>
  );
});
