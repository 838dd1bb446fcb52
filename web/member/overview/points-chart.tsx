import type { MemberOverview } from '../../../services/person/member/contract.js';
import { formatDate } from '../../interface/words/dates.js';
import { points as pointsText } from '../../visit/level-words.js';
import { chartShape, type ChartBox, type ChartShape } from './chart-shape.js';
import { overviewTexts as texts } from './texts.js';
import './points-chart.css';

const WIDE: ChartBox = { width: 960, height: 260 };
const NARROW: ChartBox = { width: 330, height: 210 };
const PAD = { side: 8, top: 20, bottom: 26 };

/** Shows the points as a curve, and as a table, which screen readers can read. */
export function PointsChart({ overview }: { readonly overview: MemberOverview }): React.JSX.Element {
  const { history } = overview;
  return (
    <figure className="chart">
      <Curve overview={overview} box={WIDE} className="chart-wide" />
      <Curve overview={overview} box={NARROW} className="chart-narrow" />
      <details>
        <summary>{texts.table}</summary>
        <div className="chart-table">
          <table>
            <caption className="visually-hidden">{texts.chart}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.date}</th>
                <th scope="col">{texts.pointsColumn}</th>
              </tr>
            </thead>
            <tbody>
              {[...history].reverse().map(({ date, points }) => (
                <tr key={date}>
                  <th scope="row">{formatDate(date)}</th>
                  <td>{points.toLocaleString('sv-SE')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

interface CurveProps {
  readonly overview: MemberOverview;
  readonly box: ChartBox;
  readonly className: string;
}

/**
 * Draws the curve for one screen width. The page contains two of them, so that letters keep their size; CSS shows one.
 */
function Curve({ overview: { history, levels, window }, box, className }: CurveProps): React.JSX.Element {
  const shape = chartShape(history, levels, box);
  const [first, last] = [history[0], history.at(-1)];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${box.width + 2 * PAD.side} ${box.height + PAD.top + PAD.bottom}`}
      role="img"
      aria-label={`${texts.chart}: ${pointsText(window.points)}`}
    >
      <g transform={`translate(${PAD.side} ${PAD.top})`}>
        <path d={shape.area} className="chart-area" />
        {shape.ticks.map(({ value, y }) => (
          <line key={value} x1="0" x2={box.width} y1={y} y2={y} className="chart-grid" />
        ))}
        {shape.thresholds.map(({ level, y }) => (
          <line key={level} x1="0" x2={box.width} y1={y} y2={y} className="chart-level" />
        ))}
        <path d={shape.line} className="chart-line" />
        <circle cx={shape.last.x} cy={shape.last.y} r="6" className="chart-dot" />
        <Labels shape={shape} box={box} />
        {first && last && (
          <>
            <text x="0" y={box.height + 20} className="chart-text">
              {formatDate(first.date)}
            </text>
            <text x={box.width} y={box.height + 20} textAnchor="end" className="chart-text">
              {formatDate(last.date)}
            </text>
          </>
        )}
      </g>
    </svg>
  );
}

/** Drawn after the curve, because SVG paints in order and a curve across a number hides it. */
function Labels({ shape, box }: { readonly shape: ChartShape; readonly box: ChartBox }): React.JSX.Element {
  return (
    <>
      {shape.ticks.map(({ value, y }) => (
        <text key={value} x="0" y={y - 5} className="chart-text">
          {value.toLocaleString('sv-SE')}
        </text>
      ))}
      {shape.thresholds.map(({ level, y }) => (
        <text key={level} x={box.width * 0.12} y={y - 6} className="chart-level-text">
          {level}
        </text>
      ))}
    </>
  );
}
