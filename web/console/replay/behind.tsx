import { count } from '../format.js';
import { EntryRow } from './entry-row.js';
import { ReplayLink, useLive } from './replay-link.js';
import { pathLabel, replayTexts as texts } from './texts.js';

/** SUP-09: the chain of events behind the number that was asked about. */
export function Behind(): React.JSX.Element | null {
  const { why } = useLive().model;
  if (!why) return null;
  return (
    <section className="card card-behind" aria-label={texts.whyTitle}>
      <h3>
        {texts.whyTitle} {pathLabel(why.path)}
        <ReplayLink to={{ why: null }} className="small-button">
          {texts.close}
        </ReplayLink>
      </h3>
      {why.all === 0 ? (
        <p className="muted">{texts.noneBehind}</p>
      ) : (
        <ol className="entries">
          {why.entries.map((entry) => (
            <EntryRow key={entry.step} entry={entry} />
          ))}
        </ol>
      )}
      {why.all > why.entries.length && (
        <p className="muted">
          De senaste {count(why.entries.length)} av {count(why.all)}.
        </p>
      )}
    </section>
  );
}
