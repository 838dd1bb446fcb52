import { memo, useRef, useState } from 'react';

import type { Stop } from '../../../../domain/replay-history/index.js';
import { count } from '../../format.js';
import { atStop } from '../at.js';
import { placeOf, WIDTH, type Lane, type Lanes } from './lanes.js';
import type { Replayed } from '../open-replay.js';
import type { ReplayQuery } from '../query.js';
import { ReplayLink, useLive } from '../replay-link.js';
import { replayTexts as texts } from '../texts.js';

/** Beyond this position there is no room for the date to the right of its line on a narrow chart. */
const LATE = 0.7 * WIDTH;

/** Draws all streams on one axis, with the present position. A press moves to the nearest stop. */
export function Swimlanes(): React.JSX.Element {
  const { model, frame, query, replayed, show } = useLive();
  const [perStream, setPerStream] = useState(false);
  const chart = useRef<HTMLDivElement>(null);
  const press = (event: React.PointerEvent): void => {
    const box = chart.current?.getBoundingClientRect();
    if (!replayed || !box || (event.type === 'pointermove' && event.buttons !== 1)) return;
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    const stop = nearestStop(replayed, query.axis, x);
    if (stop) show({ at: atStop(stop), listFrom: null });
  };
  const lanes = perStream ? frame.lanes.streams : frame.lanes.kinds;
  return (
    <div className="lanes">
      <div className="lanes-body" role="group" aria-label={texts.lanes} tabIndex={perStream ? 0 : undefined}>
        <ul className="lane-labels">
          {lanes.map(({ id, label, count: events, kind }) => (
            <li key={id} data-kind={kind}>
              <span>{label}</span> <small>{count(events)}</small>
            </li>
          ))}
        </ul>
        <div className="lanes-chart" ref={chart} onPointerDown={press} onPointerMove={press} aria-hidden>
          <LaneMarks lanes={lanes} ticks={frame.lanes.ticks} />
          {model.pinhead !== null && <span className="pinhead" style={{ left: `${model.pinhead / 10}%` }} />}
          <span className="playhead" style={{ left: `${model.playhead / 10}%` }} />
        </div>
      </div>
      <p className="lanes-options">
        <ReplayLink to={{ axis: query.axis === 'time' ? 'step' : 'time' }}>
          {query.axis === 'time' ? texts.axisStep : texts.axisTime}
        </ReplayLink>
        <label>
          <input
            type="checkbox"
            checked={perStream}
            onChange={(event) => setPerStream(event.target.checked)}
            disabled={!replayed}
          />{' '}
          {texts.perStream}
        </label>
      </p>
    </div>
  );
}

/** The dots are rendered once for each history, because a step moves only the line of the present position. */
const LaneMarks = memo(function LaneMarks({
  lanes,
  ticks,
}: {
  readonly lanes: readonly Lane[];
  readonly ticks: Lanes['ticks'];
}): React.JSX.Element {
  return (
    <>
      {lanes.map(({ id, kind, path, from, to }) => (
        <svg key={id} className="lane" data-kind={kind} viewBox={`0 0 ${WIDTH} 1`} preserveAspectRatio="none">
          <rect className="lane-life" x={from} y={0.44} width={Math.max(to - from, 1)} height={0.12} />
          <path className="lane-marks" d={path} vectorEffect="non-scaling-stroke" />
        </svg>
      ))}
      <div className="lane-ticks">
        {ticks.map(({ x, label }) => (
          <span key={x} data-late={x > LATE || undefined} style={{ left: `${x / 10}%` }}>
            {label}
          </span>
        ))}
      </div>
    </>
  );
});

function nearestStop(replayed: Replayed, axis: ReplayQuery['axis'], x: number): Stop | null {
  const place = placeOf(replayed, axis);
  let best: Stop | null = null;
  let distance = Infinity;
  replayed.stops.forEach((stop, index) => {
    const away = Math.abs(place({ index, instant: stop.instant }) - x);
    if (index > 0 && away < distance) [best, distance] = [stop, away];
  });
  return best;
}
