import { DifferenceTable } from './difference-table.js';
import { ReplayLink, useLive } from '../replay-link.js';
import { replayTexts as texts } from '../texts.js';

/** Compares two positions in the history: A is the one that staff pinned, B is the present one. */
export function Comparison(): React.JSX.Element {
  const { comparison, place } = useLive().model;
  return (
    <section className="card" aria-label={texts.compare}>
      <h3>
        {texts.compare}
        <ReplayLink to={{ pin: place.at }} className="small-button">
          {texts.pin}
        </ReplayLink>
      </h3>
      {comparison === null ? (
        <p className="muted">{texts.compareHint}</p>
      ) : (
        <>
          <p className="compare-ends">
            A:{' '}
            <ReplayLink to={{ at: comparison.pin, pin: place.at, listFrom: null }}>{comparison.place.step}</ReplayLink>,{' '}
            {comparison.place.time} – B: {place.step}, {place.time} ·{' '}
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
