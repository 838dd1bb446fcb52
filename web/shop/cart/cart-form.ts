import { z } from 'zod';

import { safeReturn } from '../../login/return-to.js';

/** A cart change as a form or a script sends it; prices are never read from a browser. */
export const cartForm = z.object({
  intent: z.enum(['add', 'set']),
  varuId: z.string().regex(/^\d{1,12}$/),
  quantity: z.coerce.number().int().min(0).max(999),
  commandId: z.uuid(),
  /** Given by plain forms only: the page to go back to. */
  returnTo: z.string().max(2_000).transform(safeReturn).optional(),
});

export type CartForm = z.infer<typeof cartForm>;
