/** Draws meadowsweet in bloom. Each stem forks, and each fork carries a cluster of blossoms. */
export function Meadow(): React.JSX.Element {
  return (
    <svg className="meadow" viewBox="0 0 560 460" aria-hidden="true">
      <circle cx="400" cy="150" r="118" className="meadow-sun" />
      {STEMS.map((stem) => (
        <Stem key={stem.x} {...stem} />
      ))}
    </svg>
  );
}

interface StemShape {
  readonly x: number;
  readonly top: number;
  readonly lean: number;
  readonly size: number;
}

const STEMS: readonly StemShape[] = [
  { x: 95, top: 210, lean: -22, size: 0.72 },
  { x: 190, top: 110, lean: -14, size: 1 },
  { x: 300, top: 150, lean: 10, size: 0.86 },
  { x: 392, top: 70, lean: 16, size: 1.12 },
  { x: 492, top: 190, lean: 24, size: 0.76 },
];

const BLOSSOMS: readonly (readonly [number, number, number])[] = [
  [-58, 18, 9],
  [-44, -4, 12],
  [-30, -22, 10],
  [-16, -2, 9],
  [-8, -36, 13],
  [4, -14, 11],
  [14, -46, 9],
  [24, -22, 13],
  [36, 0, 10],
  [46, -24, 9],
  [56, 10, 11],
  [-24, 16, 8],
  [20, 12, 8],
  [-70, 38, 7],
  [70, 34, 7],
];

function Stem({ x, top, lean, size }: StemShape): React.JSX.Element {
  const head = x + lean;
  return (
    <g>
      <g className="meadow-stem">
        <path d={`M${x} 462C${x} 340 ${head} 300 ${head} ${top}`} />
        <path d={`M${head} ${top + 52}q${-34 * size} -14 ${-56 * size} -40`} />
        <path d={`M${head} ${top + 46}q${34 * size} -12 ${54 * size} -40`} />
      </g>
      <path d={leaf(x, 360, -1)} className="meadow-leaf" />
      <path d={leaf(x, 330, 1)} className="meadow-leaf" />
      <g transform={`translate(${head} ${top}) scale(${size})`} className="meadow-blossom">
        {BLOSSOMS.map(([cx, cy, r]) => (
          <circle key={`${cx},${cy}`} cx={cx} cy={cy} r={r} />
        ))}
      </g>
    </g>
  );
}

function leaf(x: number, y: number, side: 1 | -1): string {
  return `M${x} ${y}c${side * 14} -26 ${side * 40} -34 ${side * 58} -30c${side * -4} 22 ${side * -30} 38 ${side * -58} 30z`;
}
