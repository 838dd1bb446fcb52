import type { MemberOverview } from '../../contract/member.js';
import { formatDate, formatDay } from '../../interface/dates.js';
import { points as pointsText } from '../level-words.js';
import { chartShape } from './chart-shape.js';
import { overviewTexts as texts } from './texts.js';

const BOX = { width: 960, height: 260 };
const PAD = { left: 46, right: 16, top: 14, bottom: 30 };

/** The curve for the eye, and the same numbers as a table for every other reader. */
export function PointsChart({ overview: { history, levels, window } }: { readonly overview: MemberOverview }): React.JSX.Element {
  const shape = chartShape(history, levels, BOX);
  const [first, last] = [history[0], history.at(-1)];
  return (
    <figure className="chart">
      <svg
        viewBox={`0 0 ${BOX.width + PAD.left + PAD.right} ${BOX.height + PAD.top + PAD.bottom}`}
        role="img"
        aria-label={`${texts.chart}: ${pointsText(window.points)}`}
      >
        <g transform={`translate(${PAD.left} ${PAD.top})`}>
          {shape.ticks.map(({ value, y }) => (
            <g key={value}>
              <line x1="0" x2={BOX.width} y1={y} y2={y} className="chart-grid" />
              <text x="-8" y={y + 4} textAnchor="end" className="chart-text">
                {value.toLocaleString('sv-SE')}
              </text>
            </g>
          ))}
          <path d={shape.area} className="chart-area" />
          {shape.thresholds.map(({ level, y }) => (
            <g key={level}>
              <line x1="0" x2={BOX.width} y1={y} y2={y} className="chart-level" />
              <text x="6" y={y - 6} className="chart-level-text">
                {level}
              </text>
            </g>
          ))}
          <path d={shape.line} className="chart-line" />
          <circle cx={shape.last.x} cy={shape.last.y} r="6" className="chart-dot" />
          {first && last && (
            <>
              <text x="0" y={BOX.height + 22} className="chart-text">
                {formatDate(first.date)}
              </text>
              <text x={BOX.width} y={BOX.height + 22} textAnchor="end" className="chart-text">
                {formatDate(last.date)}
              </text>
            </>
          )}
        </g>
      </svg>
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
                  <th scope="row">{formatDay(date)} {date.slice(0, 4)}</th>
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
