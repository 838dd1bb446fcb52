import { area, box, EDGE, path, rounded, type ShapeOf } from './shape.js';

const BAG = 'M54 44h132l4 12c-4 44-4 90 4 136-2 10-8 14-18 14H64c-10 0-16-4-18-14 8-46 8-92 4-136z';

const seal = (fill: string): string =>
  `${path('M54 36h132v14H54z', fill, EDGE)}<path d="M58 40h124m-124 5h124" stroke="#17313a2e"/>`;

const pouch: ShapeOf = (look) => ({
  outline: BAG,
  before: seal(look.cap),
  label: area(68, 66, 104, 126),
  round: true,
  shadow: 78,
});

const pet: ShapeOf = (look) => ({
  outline: BAG,
  before: `${seal(look.cap)}<g fill="${look.accent}"><path d="M142 196c-10 0-12-8-6-14 4-4 6-10 14-10s10 6 14 10c6 6 4 14-6 14-4 0-5-2-8-2s-4 2-8 2z"/><circle cx="132" cy="172" r="5"/><circle cx="144" cy="163" r="6"/><circle cx="157" cy="163" r="6"/><circle cx="168" cy="172" r="5"/></g>`,
  label: area(68, 66, 104, 88),
  round: true,
  shadow: 78,
});

const sachets: ShapeOf = (look) => {
  const crimp = (y: number): string =>
    `<path d="M66 ${y}h98" stroke="#17313a33" stroke-width="6" stroke-dasharray="2 2"/>`;
  return {
    outline: rounded(64, 44, 102, 162, 3),
    behind: `<g transform="rotate(10 150 200)">${box(84, 44, 102, 160, 3, look.body, EDGE)}${box(84, 44, 102, 160, 3, '#17313a', 'opacity=".14"')}</g>`,
    before: crimp(50) + crimp(200),
    label: area(76, 64, 78, 124),
    round: true,
    shadow: 70,
  };
};

const roll: ShapeOf = (look) => ({
  outline: 'M40 98v84c0 32 160 32 160 0V98z',
  before: `<ellipse cx="120" cy="98" rx="80" ry="30" fill="${look.cap}" ${EDGE}/><ellipse cx="120" cy="98" rx="60" ry="22" fill="none" stroke="#17313a1f"/><ellipse cx="120" cy="98" rx="42" ry="15" fill="none" stroke="#17313a1f"/><ellipse cx="120" cy="98" rx="26" ry="9" fill="#4a5a61"/><path d="M96 101c8 8 40 8 48 0-6 10-42 10-48 0z" fill="#fff" opacity=".35"/>`,
  label: area(64, 132, 112, 62),
  round: true,
  shadow: 84,
});

export const bags = { pouch, pet, sachets, roll };
