import { expect, test } from 'vitest';
import { create } from 'qrcode';

import { qrPath } from './qr-path.js';

const CODE =
  'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8';

test.each(['L', 'M'] as const)('the path draws each dark module of the code and nothing else, at level %s', (level) => {
  const { size, path } = qrPath(CODE, level);
  const { data } = create(CODE, { errorCorrectionLevel: level }).modules;
  const drawn = new Set<number>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let module = 0; module < Number(width); module += 1) drawn.add(Number(y) * size + Number(x) + module);
  }
  expect([...drawn].sort((a, b) => a - b)).toEqual([...data].flatMap((dark, at) => (dark ? [at] : [])));
});
