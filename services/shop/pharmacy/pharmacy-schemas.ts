import { z } from 'zod';

import { isGln } from './gln.js';

const varuNr = z.string().regex(/^\d{6}$/, 'Varunumret ska vara sex siffror.');

const gln = z.string().refine(isGln, 'GLN ska vara 13 siffror med rätt kontrollsiffra.').meta({ pattern: '^\\d{13}$' });

/** POST /api/pharmacy/stocks. `varunr` is one number or several. */
export const stocksBody = z.object({
  glns: z.array(gln).min(1).max(200),
  varunr: z
    .union([varuNr, z.array(varuNr).min(1).max(100)])
    .transform((given) => (typeof given === 'string' ? [given] : given)),
});
