import { z } from 'zod';

import type { QuantityInfo } from '../../../../domain/cart/index.js';

/** CRT-02: how many of a product are in the cart, and how many may be. */
export const quantityInfoSchema = z
  .strictObject({
    currentlyInCartQuantity: z.int(),
    maxAllowedQuantity: z.int(),
  })
  .meta({ example: { currentlyInCartQuantity: 2, maxAllowedQuantity: 99 } }) satisfies z.ZodType<QuantityInfo>;
