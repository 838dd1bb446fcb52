import { z } from 'zod';

import { isGln } from './gln.js';

const varuNr = z.string().regex(/^\d{6}$/, 'Varunumret ska vara sex siffror.');

/** The body of POST /api/pharmacy/stocks. `varunr` is one article number or several. */
export const stocksBody = z.object({
  glns: z.array(z.string().refine(isGln, 'GLN ska vara 13 siffror med rätt kontrollsiffra.')).min(1).max(200),
  varunr: z
    .union([varuNr, z.array(varuNr).min(1).max(100)])
    .transform((given) => (typeof given === 'string' ? [given] : given)),
});
