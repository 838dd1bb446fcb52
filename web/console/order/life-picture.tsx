import type { Lane } from '../../../domain/order-life/index.js';
import { dateOf } from '../format.js';
import { LABEL_WIDTH, pictureOf } from './picture.js';
import { orderLifeTexts as texts } from './texts.js';

interface LifePictureProps {
  readonly lanes: readonly Lane[];
  readonly steps: readonly {
    readonly eventId: string;
    readonly lane: Lane;
    readonly at: string;
    readonly label: string;
  }[];
}

/** The order's life as one picture. The table below it has the same facts, so readers of the screen skip it. */
export function LifePicture({ lanes, steps }: LifePictureProps): React.JSX.Element {
  const { width, height, marks, rows, days } = pictureOf(steps, lanes, dateOf);
  return (
    <svg
      className="life"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
      focusable="false"
    >
      {days.map(({ day, x }) => (
        <g key={day}>
          <line className="life-day" x1={x} x2={x} y1={4} y2={height} />
          <text x={x + 4} y={16}>
            {day}
          </text>
        </g>
      ))}
      {rows.map(({ lane, y }) => (
        <g key={lane}>
          <text x={0} y={y + 4}>
            {texts.lane(lane)}
          </text>
          <line className="life-lane" x1={LABEL_WIDTH} x2={width} y1={y} y2={y} />
        </g>
      ))}
      {marks.map(({ eventId, x, y }, index) => (
        <g key={eventId} className="life-mark" data-lane={steps[index]?.lane.split(':')[0]}>
          <circle cx={x} cy={y} r={9} />
          <text x={x} y={y + 4} textAnchor="middle">
            {index + 1}
          </text>
          <title>{steps[index]?.label}</title>
        </g>
      ))}
    </svg>
  );
}
