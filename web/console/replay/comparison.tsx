import { count, moment } from '../format.js';
import { DifferenceTable } from './difference-table.js';
import { ReplayLink, useLive } from './replay-link.js';
import { replayTexts as texts } from './texts.js';

/** Two moments side by side: A is pinned, B is where the playhead stands. */
export function Comparison(): React.JSX.Element {
  const { comparison, step } = useLive().model;
  return (
    <section className="card" aria-label={texts.compare}>
      <h3>
        {texts.compare}
        <ReplayLink to={{ pin: step }} className="small-button">
          {texts.pin}
        </ReplayLink>
      </h3>
      {comparison === null ? (
        <p className="muted">{texts.compareHint}</p>
      ) : (
        <>
          <p className="compare-ends">
            A:{' '}
            <ReplayLink to={{ step: comparison.pin, pin: step, listFrom: null }}>
              steg {count(comparison.pin)}
            </ReplayLink>{' '}
            {comparison.instant && moment(comparison.instant)} – B: steg {count(step)} ·{' '}
            <ReplayLink to={{ pin: null }}>{texts.unpin}</ReplayLink>
          </p>
          {comparison.differences.length > 0 ? (
            <DifferenceTable differences={comparison.differences} />
          ) : (
            <p className="muted">{texts.same}</p>
          )}
        </>
      )}
    </section>
  );
}
