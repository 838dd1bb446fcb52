import { area, box, EDGE, path, rounded, type Shape, type ShapeOf } from './shape.js';

function carton(
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  fill: string,
): Pick<Shape, 'outline' | 'behind'> {
  const right = x + width;
  const rise = Math.round(depth * 0.62);
  const lid = `M${x} ${y}l${depth}-${rise}h${width}l-${depth} ${rise}z`;
  const side = `M${right} ${y}l${depth}-${rise}v${height}l-${depth} ${rise}z`;
  return {
    outline: `M${x} ${y}h${width}v${height}h-${width}z`,
    behind:
      path(lid, fill, EDGE) +
      path(lid, '#fff', 'opacity=".45"') +
      path(side, fill, EDGE) +
      path(side, '#17313a', 'opacity=".2"'),
  };
}

const medicine: ShapeOf = ({ body }) => ({
  ...carton(24, 84, 166, 120, 26, body),
  label: area(46, 98, 112, 92),
  round: false,
  shadow: 98,
});

const blister: ShapeOf = ({ body, accent }) => {
  const pills = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map(
      (column) =>
        `<ellipse cx="${116 + column * 24}" cy="${168 + row * 15}" rx="8.5" ry="5" fill="${accent}" stroke="#fff" stroke-opacity=".7"/>`,
    ),
  );
  return {
    ...carton(30, 58, 146, 128, 22, body),
    label: area(44, 72, 118, 66),
    round: false,
    shadow: 96,
    before: `<g transform="rotate(-4 150 180)">${box(98, 154, 112, 54, 6, '#d5dde1', EDGE)}${box(100, 156, 108, 12, 5, '#fff', 'opacity=".5"')}${pills.join('')}</g>`,
  };
};

const patches: ShapeOf = ({ body, accent }) => ({
  ...carton(28, 62, 150, 128, 20, body),
  label: area(42, 78, 122, 72),
  round: false,
  shadow: 94,
  before: `${box(150, 154, 58, 52, 12, '#f3d9bf', EDGE)}${box(162, 164, 34, 32, 8, accent, 'opacity=".55"')}`,
});

const plasters: ShapeOf = ({ body }) => ({
  ...carton(28, 70, 158, 116, 20, body),
  label: area(42, 84, 128, 70),
  round: false,
  shadow: 96,
  before: `<g transform="rotate(-16 160 184)">${box(108, 168, 106, 32, 16, '#e9bd95', EDGE)}${box(142, 168, 38, 32, 2, '#f6dcc4')}<path d="M120 178h.1m0 12h.1m10-12h.1m0 12h.1m62-12h.1m0 12h.1m9-12h.1m0 12h.1" stroke="#b98458" stroke-width="3" stroke-linecap="round"/></g>`,
});

const device: ShapeOf = ({ body, accent, ink, motif }) => ({
  ...carton(38, 44, 140, 160, 26, body),
  label: area(52, 56, 112, 68),
  round: false,
  shadow: 92,
  before: `${box(52, 138, 112, 54, 10, motif === '#ffffff' ? '#fff' : '#f4f7f8', EDGE)}<circle cx="80" cy="165" r="16" fill="${accent}"/><path d="M80 157v16m-8-8h16" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="M104 166h10l5-12 8 22 6-14 4 4h12" fill="none" stroke="${ink === '#ffffff' ? body : ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
});

const stocking: ShapeOf = ({ body, accent, ink }) => ({
  ...carton(46, 36, 128, 168, 22, body),
  label: area(58, 48, 104, 66),
  round: false,
  shadow: 86,
  before: `${box(58, 124, 104, 68, 8, '#f4f7f8', EDGE)}<path d="M96 128h24l-1 28c0 8 6 12 14 16l12 6c7 3 6 12-1 12h-38c-7 0-10-5-10-12z" fill="${accent}"/><path d="M97 138h22m-22 9h22m-22 9h22" stroke="${ink}" stroke-opacity=".35" stroke-width="2"/>`,
});

const toothbrush: ShapeOf = ({ body, accent, cap }) => ({
  outline: rounded(56, 26, 128, 180, 10),
  label: area(66, 44, 76, 134),
  round: false,
  shadow: 66,
  before: `${box(148, 40, 28, 154, 14, '#fff', `opacity=".75" ${EDGE}`)}${box(159, 92, 8, 94, 4, accent)}${box(157, 50, 12, 48, 5, accent)}<path d="M152 54h7v38h-7z" fill="${cap === body ? '#dfeaf0' : cap}" stroke="#17313a40"/><path d="M152 61h7m-7 8h7m-7 8h7m-7 8h7" stroke="#17313a40"/>`,
});

const pen: ShapeOf = ({ body, accent, cap }) => ({
  ...carton(30, 34, 104, 170, 16, body),
  label: area(39, 48, 88, 142),
  round: false,
  shadow: 84,
  before: `<g transform="rotate(7 176 130)">${box(166, 44, 20, 160, 9, accent, EDGE)}${box(166, 44, 20, 66, 9, cap, EDGE)}${box(169, 48, 4, 150, 2, '#fff', 'opacity=".5"')}</g>`,
});

/** A card with a window, as for a dummy or a comb. */
const card: ShapeOf = ({ accent }) => ({
  outline: rounded(52, 28, 136, 178, 10),
  label: area(66, 60, 108, 66),
  round: false,
  shadow: 72,
  before: `<rect x="102" y="38" width="36" height="9" rx="4.5" fill="#17313a" opacity=".25"/>${box(66, 136, 108, 58, 12, '#f4f7f8', EDGE)}${box(84, 152, 72, 26, 13, accent, 'opacity=".8"')}<path d="M92 160h40" stroke="#fff" opacity=".6" stroke-width="4" stroke-linecap="round"/>`,
});

export const cartons = { box: medicine, blister, patches, plasters, device, stocking, toothbrush, pen, card };
