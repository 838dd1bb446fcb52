import type { LevelStepView, PointsOnDay } from '../../../services/person/member/contract.js';

export interface ChartBox {
  readonly width: number;
  readonly height: number;
}

export interface ChartShape {
  readonly line: string;
  readonly area: string;
  readonly thresholds: readonly { readonly level: string; readonly y: number }[];
  readonly last: { readonly x: number; readonly y: number };
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly top: number;
}

/** Turns the points over time into SVG paths. The line has steps, because points change on a day and then stay. */
export function chartShape(
  history: readonly PointsOnDay[],
  levels: readonly LevelStepView[],
  { width, height }: ChartBox,
): ChartShape {
  const days = history.map(({ date }) => Date.parse(`${date}T12:00:00Z`));
  const first = days[0] ?? 0;
  const span = Math.max(1, (days.at(-1) ?? 0) - first);
  const top = niceTop(Math.max(...history.map(({ points }) => points), ...levels.map(({ from }) => from), 1));
  const y = (points: number): number => round(height - (points / top) * height);
  const x = (index: number): number => round((((days[index] as number) - first) / span) * width);
  const steps = history
    .map(({ points }, index) => (index === 0 ? `M${x(0)} ${y(points)}` : `H${x(index)}V${y(points)}`))
    .join('');
  const last = { x: history.length > 0 ? x(history.length - 1) : 0, y: y(history.at(-1)?.points ?? 0) };
  return {
    line: steps,
    area: `${steps}V${height}H0z`,
    thresholds: levels.filter(({ from }) => from > 0).map(({ level, from }) => ({ level, y: y(from) })),
    last,
    ticks: [0, top / 2, top].map((value) => ({ value, y: y(value) })),
    top,
  };
}

function niceTop(highest: number): number {
  return Math.ceil((highest * 1.1) / 1000) * 1000;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
