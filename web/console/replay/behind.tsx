import { count } from '../format.js';
import { EntryRow } from './timeline/entry-row.js';
import type { WhyShown } from './model.js';
import { ReplayLink, useLive } from './replay-link.js';
import { describeRule, describeValue, pathLabel, replayTexts as texts } from './texts.js';

/** Shows the events and the rule behind the number that staff have pressed (SUP-09). */
export function Behind(): React.JSX.Element | null {
  const { why } = useLive().model;
  if (!why) return null;
  return (
    <section className="card card-behind" aria-label={texts.whyTitle}>
      <h3>
        {texts.whyTitle} {pathLabel(why)}
        <ReplayLink to={{ why: null }} className="small-button">
          {texts.close}
        </ReplayLink>
      </h3>
      {why.rule && <p className="muted">{describeRule(why.rule)}.</p>}
      {why.byTime !== 0 && (
        <p>
          {texts.byTime}: {signed(why.byTime, why.of)}
        </p>
      )}
      {why.all === 0 ? <p className="muted">{texts.noneBehind}</p> : <Rows rows={why.rows} of={why.of} />}
      {why.all > why.rows.length && (
        <p className="muted">
          De senaste {count(why.rows.length)} av {count(why.all)}.
        </p>
      )}
    </section>
  );
}

function Rows({ rows, of }: Pick<WhyShown, 'rows' | 'of'>): React.JSX.Element {
  return (
    <ol className="entries">
      {rows.map(({ entry, added, sum }) => (
        <EntryRow
          key={entry.index}
          entry={entry}
          sum={added === null || sum === null ? undefined : `${signed(added, of)} = ${shown(sum, of)}`}
        />
      ))}
    </ol>
  );
}

function signed(number: number, of: WhyShown['of']): string {
  return `${number < 0 ? '−' : '+'}${shown(Math.abs(number), of)}`;
}

/** In the unit of the value: points, kronor, pieces. */
function shown(number: number, of: WhyShown['of']): string {
  return of ? describeValue(of.kind, number) : count(number);
}
