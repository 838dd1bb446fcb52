import './spray.css';

export function Spray(): React.JSX.Element {
  return (
    <svg className="spray" viewBox="0 0 200 200" aria-hidden="true">
      <path
        d="M150 210C148 150 130 110 96 70M140 150c-30-10-52-12-80-6M128 120c16-18 34-28 58-30M112 92c6-22 16-36 34-48"
        className="spray-stem"
      />
      <g className="spray-blossom">
        {BLOSSOMS.map(([cx, cy, r]) => (
          <circle key={`${cx},${cy}`} cx={cx} cy={cy} r={r} />
        ))}
      </g>
    </svg>
  );
}

const BLOSSOMS: readonly (readonly [number, number, number])[] = [
  [96, 62, 12],
  [78, 70, 9],
  [112, 52, 10],
  [84, 50, 8],
  [100, 40, 9],
  [68, 58, 7],
  [58, 142, 9],
  [44, 136, 7],
  [52, 154, 6],
  [186, 88, 9],
  [174, 80, 7],
  [194, 76, 6],
  [148, 42, 9],
  [136, 34, 7],
  [158, 32, 7],
  [120, 66, 7],
];
