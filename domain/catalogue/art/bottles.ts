import { area, box, cap, EDGE, path, rounded, type ShapeOf } from './shape.js';

const pillJar: ShapeOf = (look) => ({
  outline: rounded(60, 84, 120, 122, 16),
  behind: box(74, 76, 92, 14, 3, '#fff', EDGE),
  before: cap(64, 44, 112, 38, look.cap, 7),
  label: area(74, 100, 92, 90),
  round: true,
  shadow: 70,
});

const cylinder: ShapeOf = (look) => ({
  outline: rounded(82, 66, 76, 140, 7),
  before: cap(78, 34, 84, 34, look.cap, 6),
  label: area(91, 80, 58, 114),
  round: true,
  shadow: 50,
});

/** Brown glass with a paper label: syrups and solutions. */
const bottle: ShapeOf = (look) => ({
  outline: rounded(66, 112, 108, 80, 3),
  behind: path('M62 206a10 10 0 0 1-4-8V112c0-20 36-22 40-44h44c4 22 40 24 40 44v86a10 10 0 0 1-4 8z', '#8a5a2b', EDGE) + path('M70 110c2-14 30-16 34-38h8c-4 24-30 26-32 40v88h-10z', '#fff', 'opacity=".25"'),
  before: cap(94, 34, 52, 36, look.cap === look.body ? '#ffffff' : look.cap),
  label: area(76, 122, 88, 62),
  round: true,
  shadow: 66,
});

const dropper: ShapeOf = (look) => ({
  outline: rounded(78, 110, 84, 96, 12),
  behind: box(104, 92, 32, 22, 3, '#dfe6e8', EDGE),
  before: `${path('M110 78V42c0-14 20-14 20 0v36z', '#5b6870', EDGE)}${cap(98, 74, 44, 26, look.cap, 4)}`,
  label: area(88, 122, 64, 74),
  round: true,
  shadow: 52,
});

const nasalSpray: ShapeOf = (look) => ({
  outline: rounded(78, 112, 84, 94, 14),
  behind: path('M106 114c0-14 6-18 6-34l2-38c0-8 12-8 12 0l2 38c0 16 6 20 6 34z', '#ffffff', EDGE) + path('M112 44l-2 60h4l3-62z', '#17313a', 'opacity=".08"'),
  before: cap(86, 92, 68, 22, look.cap, 6),
  label: area(88, 124, 64, 72),
  round: true,
  shadow: 52,
});

const spray: ShapeOf = (look) => ({
  outline: 'M82 206a6 6 0 0 1-6-6V92c0-14 16-18 20-24h48c4 6 20 10 20 24v108a6 6 0 0 1-6 6z',
  before: `${box(96, 32, 48, 38, 8, look.cap, EDGE)}${box(96, 32, 12, 38, 6, '#fff', 'opacity=".35"')}${box(114, 42, 12, 6, 3, '#17313a', 'opacity=".3"')}`,
  label: area(86, 98, 68, 96),
  round: true,
  shadow: 56,
});

const tube: ShapeOf = (look) => ({
  outline: 'M70 34h100l-2 12-14 130H86L72 46z',
  behind: path('M70 34h100l-1 8H71z', look.cap, EDGE),
  before: `${cap(90, 176, 60, 30, look.cap, 4)}<path d="M70 34h100v7H71z" fill="#17313a" opacity=".12"/>`,
  label: area(91, 54, 60, 108),
  round: true,
  shadow: 50,
});

const jar: ShapeOf = (look) => ({
  outline: 'M42 116h156v72a18 18 0 0 1-18 18H60a18 18 0 0 1-18-18z',
  before: cap(38, 78, 164, 40, look.cap, 8),
  label: area(62, 126, 116, 70),
  round: true,
  shadow: 90,
});

const pump: ShapeOf = (look) => ({
  outline: rounded(68, 94, 104, 112, 16),
  behind: box(114, 48, 12, 36, 2, '#cfd8dc', EDGE),
  before: `${path('M92 36h40c8 0 10 6 10 12h-50c-8 0-22 4-26 10l-4-6c6-10 18-16 30-16z', look.cap, EDGE)}${cap(96, 72, 48, 24, look.cap, 4)}`,
  label: area(82, 108, 76, 86),
  round: true,
  shadow: 64,
});

const flask: ShapeOf = (look) => ({
  outline: 'M82 206c-8 0-12-5-13-12-5-40-5-72 3-98 4-12 14-20 26-20h44c12 0 22 8 26 20 8 26 8 58 3 98-1 7-5 12-13 12z',
  before: `${box(90, 38, 60, 40, 7, look.cap, EDGE)}<path d="M90 58h60" stroke="#17313a" stroke-opacity=".2"/>${box(90, 38, 14, 40, 6, '#fff', 'opacity=".35"')}`,
  label: area(80, 98, 80, 94),
  round: true,
  shadow: 58,
});

const stick: ShapeOf = (look) => ({
  outline: rounded(80, 96, 80, 110, 9),
  behind: box(86, 86, 68, 16, 2, '#dfe6e8', EDGE),
  before: `${path('M84 88V58c0-14 14-22 36-22s36 8 36 22v30z', look.cap, EDGE)}${path('M92 86V58c0-8 4-12 10-15v43z', '#fff', 'opacity=".45"')}`,
  label: area(90, 110, 60, 84),
  round: true,
  shadow: 50,
});

export const bottles = { 'pill-jar': pillJar, cylinder, bottle, dropper, 'nasal-spray': nasalSpray, spray, tube, jar, pump, flask, stick };
