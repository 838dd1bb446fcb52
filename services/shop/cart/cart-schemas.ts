import { z } from 'zod';

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
export const addQuantity = z.strictObject({ id: varuId, quantity });
export const setQuantity = z.strictObject({ id: varuId, quantity: quantityOrNone });
/** The older call spells Quantity with a capital; the product cards send amount (SET-09). */
export const legacyAdd = z
  .strictObject({ Quantity: quantity.optional(), quantity: quantity.optional(), amount: quantity.optional() })
  .transform(({ Quantity, quantity: lower, amount }) => Quantity ?? lower ?? amount)
  .pipe(quantity);
export const legacySet = z
  .strictObject({ quantity: quantityOrNone.optional(), amount: quantityOrNone.optional() })
  .transform(({ quantity: given, amount }) => given ?? amount)
  .pipe(quantityOrNone);
