import { count } from '../format.js';
import { EntryRow } from './entry-row.js';
import { ReplayLink, useLive } from './replay-link.js';
import { replayTexts as texts } from './texts.js';
import { TimelineForm } from './timeline-form.js';

export function TimelineList(): React.JSX.Element {
  const { model } = useLive();
  const { entries, matching, newer, older } = model.timeline;
  return (
    <section className="timeline" aria-labelledby="timeline-heading">
      <h2 id="timeline-heading">
        {texts.timeline} <small className="muted">{count(matching)}</small>
      </h2>
      <TimelineForm />
      {newer !== null && (
        <ReplayLink to={{ listFrom: newer }} className="page-link">
          ↑ Nyare
        </ReplayLink>
      )}
      {entries.length === 0 && <p className="muted">{texts.noneMatching}</p>}
      <ol className="entries">
        {entries.map((entry) => (
          <EntryRow key={entry.step} entry={entry} current={entry.step === model.step} />
        ))}
      </ol>
      {older !== null && (
        <ReplayLink to={{ listFrom: older }} className="page-link">
          ↓ Äldre
        </ReplayLink>
      )}
    </section>
  );
}
