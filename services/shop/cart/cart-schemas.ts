import { z } from 'zod';

import { isPostalCode } from '../../../domain/customer/index.js';

export const varuId = z
  .string('varuId ska vara en text.')
  .regex(/^\d{6}$/, 'varuId ska vara sex siffror.')
  .meta({ example: '123456' });

/** A whole number of at least 1. The cart checks the limits of each product. */
export const quantity = z
  .number('Antalet ska vara ett heltal, minst 1.')
  .int('Antalet ska vara ett heltal, minst 1.')
  .min(1, 'Antalet ska vara ett heltal, minst 1.');

export const quantityOrNone = z
  .number('Antalet ska vara ett heltal, minst 0.')
  .int('Antalet ska vara ett heltal, minst 0.')
  .min(0, 'Antalet ska vara ett heltal, minst 0.');

/** A strict schema: it refuses a price or a cart id from the browser and names the field. */
export const addQuantity = z.strictObject({ id: varuId, quantity }).meta({ example: { id: '123456', quantity: 1 } });
export const setQuantity = z
  .strictObject({ id: varuId, quantity: quantityOrNone })
  .meta({ example: { id: '123456', quantity: 2 } });
/** The older call spells Quantity with a capital; the product cards send amount (SET-09). */
export const legacyAdd = z
  .strictObject({ Quantity: quantity.optional(), quantity: quantity.optional(), amount: quantity.optional() })
  .meta({ example: { Quantity: 1 } })
  .transform(({ Quantity, quantity: lower, amount }) => Quantity ?? lower ?? amount)
  .pipe(quantity);
export const legacySet = z
  .strictObject({ quantity: quantityOrNone.optional(), amount: quantityOrNone.optional() })
  .meta({ example: { quantity: 2 } })
  .transform(({ quantity: given, amount }) => given ?? amount)
  .pipe(quantityOrNone);

/** The seed's call also sends `syncPso` and `date`, which prescriptions need. They have no values here. */
export const extendedQuery = z.object({ mode: z.literal('extended', 'mode ska vara extended.').optional() });

export const clearQuery = z.object({
  deleteCart: z
    .enum(['true', 'false'], 'deleteCart ska vara true eller false.')
    .default('false')
    .transform((text) => text === 'true'),
});

export const location = z
  .strictObject({
    ZipCode: z
      .string('Ange ett giltigt postnummer, fem siffror')
      .trim()
      .refine(isPostalCode, 'Ange ett giltigt postnummer, fem siffror')
      .transform((text) => text.replace(/\s/g, ''))
      .meta({ example: '118 20' }),
  })
  .meta({ example: { ZipCode: '118 20' } });

/** Why the client wants new prices, for example 'Member registration' (CLB-01). The event keeps it. */
export const recalculation = z
  .strictObject({
    reason: z
      .string('reason ska vara text.')
      .trim()
      .min(1, 'reason saknas.')
      .max(100, 'reason är för lång.')
      .meta({ example: 'Member registration' }),
  })
  .meta({ example: { reason: 'Member registration' } });

/** A code as the shopper wrote it. An ill-formed one is unknown like any other, and counts as a guess. */
export const discountCode = z
  .string('Ange en kod.')
  .trim()
  .min(1, 'Ange en kod.')
  .max(100, 'Koden är för lång.')
  .meta({ example: 'SOMMAR10' });
