import { Link } from '@remix-run/react';

import { minute } from '../format.js';
import type { Step } from './step.js';
import { actingTexts as texts } from './texts.js';

/** The events behind an answer, the first one first. */
export function Chain({ steps }: { readonly steps: readonly Step[] }): React.JSX.Element {
  return (
    <details>
      <summary>{texts.chain(steps.length)}</summary>
      <ol className="event-rows">
        {steps.map(({ eventId, at, label, line }) => (
          <li key={eventId}>
            {minute(at)} <Link to={`/konsol/handelse/${eventId}`}>{label}</Link>: {line}
          </li>
        ))}
      </ol>
    </details>
  );
}
