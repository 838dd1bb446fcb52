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
  outline: rounded(74, 66, 92, 140, 9),
  before: cap(70, 34, 100, 34, look.cap, 6),
  label: area(83, 80, 76, 114),
  round: true,
  shadow: 50,
});

const bottle: ShapeOf = (look) => ({
  outline: rounded(66, 112, 108, 80, 3),
  behind:
    path('M62 206a10 10 0 0 1-4-8V112c0-20 36-22 40-44h44c4 22 40 24 40 44v86a10 10 0 0 1-4 8z', '#8a5a2b', EDGE) +
    path('M70 110c2-14 30-16 34-38h8c-4 24-30 26-32 40v88h-10z', '#fff', 'opacity=".25"'),
  before: cap(94, 34, 52, 36, look.cap === look.body ? '#ffffff' : look.cap),
  label: area(76, 122, 88, 62),
  round: true,
  shadow: 66,
});

const dropper: ShapeOf = (look) => ({
  outline: rounded(68, 108, 104, 98, 14),
  behind: box(104, 92, 32, 22, 3, '#dfe6e8', EDGE),
  before: `${path('M110 78V42c0-14 20-14 20 0v36z', '#5b6870', EDGE)}${cap(98, 74, 44, 26, look.cap, 4)}`,
  label: area(78, 120, 86, 76),
  round: true,
  shadow: 52,
});

const nasalSpray: ShapeOf = (look) => ({
  outline: rounded(68, 112, 104, 94, 16),
  behind:
    path('M106 114c0-14 6-18 6-34l2-38c0-8 12-8 12 0l2 38c0 16 6 20 6 34z', '#ffffff', EDGE) +
    path('M112 44l-2 60h4l3-62z', '#17313a', 'opacity=".08"'),
  before: cap(80, 92, 80, 22, look.cap, 6),
  label: area(78, 124, 86, 72),
  round: true,
  shadow: 52,
});

const spray: ShapeOf = (look) => ({
  outline: 'M76 206a6 6 0 0 1-6-6V92c0-14 18-18 22-24h56c4 6 22 10 22 24v108a6 6 0 0 1-6 6z',
  before: `${box(96, 32, 48, 38, 8, look.cap, EDGE)}${box(96, 32, 12, 38, 6, '#fff', 'opacity=".35"')}${box(114, 42, 12, 6, 3, '#17313a', 'opacity=".3"')}`,
  label: area(80, 98, 82, 96),
  round: true,
  shadow: 56,
});

const tube: ShapeOf = (look) => ({
  outline: 'M58 34h124l-2 12-16 130H76L60 46z',
  behind: path('M58 34h124l-1 8H59z', look.cap, EDGE),
  before: `${cap(80, 176, 80, 30, look.cap, 4)}<path d="M58 34h124v7H59z" fill="#17313a" opacity=".12"/>`,
  label: area(79, 56, 84, 106),
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
  before: `${box(90, 38, 60, 40, 7, look.cap, EDGE)}<path d="M90 58h60" stroke="#17313a33"/>${box(90, 38, 14, 40, 6, '#fff', 'opacity=".35"')}`,
  label: area(80, 98, 80, 94),
  round: true,
  shadow: 58,
});

const stick: ShapeOf = (look) => ({
  outline: rounded(74, 96, 92, 110, 9),
  behind: box(82, 86, 76, 16, 2, '#dfe6e8', EDGE),
  before: `${path('M79 88V58c0-14 16-22 41-22s41 8 41 22v30z', look.cap, EDGE)}${path('M87 86V58c0-8 4-12 10-15v43z', '#fff', 'opacity=".45"')}`,
  label: area(83, 110, 76, 84),
  round: true,
  shadow: 50,
});

/** A bottle for feeding: a teat, a ring and marks for the amount. */
const feedingBottle: ShapeOf = (look) => ({
  outline: rounded(78, 104, 84, 102, 22),
  behind: path('M102 78c0-14 7-16 9-28 1-12 17-12 18 0 2 12 9 14 9 28z', '#f3dcc0', EDGE),
  before: `${cap(84, 76, 72, 28, look.cap, 8)}<path d="M150 124h10m-6 14h6m-10 14h10m-6 14h6m-10 14h10" stroke="#17313a" opacity=".3" stroke-width="2"/>`,
  label: area(90, 118, 56, 76),
  round: true,
  shadow: 48,
});

export const bottles = {
  'pill-jar': pillJar,
  cylinder,
  bottle,
  dropper,
  'nasal-spray': nasalSpray,
  spray,
  tube,
  jar,
  pump,
  flask,
  stick,
  'feeding-bottle': feedingBottle,
};
