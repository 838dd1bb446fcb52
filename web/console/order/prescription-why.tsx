import { Link } from '@remix-run/react';

import type { HealthContents } from '../../../services/support/contract/health-contents.js';
import type { PrescriptionWhyShown } from '../../../services/support/contract/order-life.js';
import { HealthNote } from '../customer/health-note.js';
import { kr, longDate, minute } from '../format.js';
import { ContentsWhy } from './contents-why.js';
import { prescriptionLineTexts as texts } from './texts.js';

/** The events of a line in words. Their data stays on the server. */
export type WordedLine = Omit<PrescriptionWhyShown, 'chain'> & {
  readonly chain: readonly {
    readonly eventId: string;
    readonly at: string;
    readonly label: string;
    readonly line: string;
  }[];
};

interface PrescriptionWhyProps {
  readonly lines: readonly WordedLine[];
  readonly health: HealthContents;
  readonly subjectId: string;
}

/**
 * RX-05, RX-06: customer service sees how far each prescription has come, its sum and its events, never which it is. A
 * pharmacist on duty opens why it has its price, and from when the next withdrawal can be collected (LAW-09).
 */
export function PrescriptionWhy({ lines, health, subjectId }: PrescriptionWhyProps): React.JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <section className="card" aria-labelledby="receptrader">
      <h2 id="receptrader">{texts.title}</h2>
      <HealthNote health={health} to="?recept=oppna" />
      {lines.map((line) => (
        <Line key={line.lineId} line={line} subjectId={subjectId} />
      ))}
      <p className="muted">{texts.hint}</p>
    </section>
  );
}

function Line({ line, subjectId }: { readonly line: WordedLine; readonly subjectId: string }): React.JSX.Element {
  const { lineId, phase, asked, total, decidedOn, classRule, contents, chain, isWithheld } = line;
  const heading = `receptrad-${lineId}`;
  return (
    <>
      <h3 id={heading}>{texts.line(lineId, asked && phase === 'ordered' ? texts.asked : texts.phases[phase])}</h3>
      <p>
        {total === null ? texts.gone : texts.pays(kr(total))} {texts.decided(longDate(decidedOn), classRule)}
      </p>
      {isWithheld && <p role="note">{texts.withheld}</p>}
      {contents && <ContentsWhy contents={contents} subjectId={subjectId} labelledBy={heading} />}
      <details>
        <summary>{texts.chain}</summary>
        <ol className="event-rows">
          {chain.map(({ eventId, at, label, line: words }) => (
            <li key={eventId}>
              {minute(at)} <Link to={`/konsol/handelse/${eventId}`}>{label}</Link> {words}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
