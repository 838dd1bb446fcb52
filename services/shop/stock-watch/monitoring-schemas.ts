import { z } from 'zod';

import { varuId } from '../cart/cart-schemas.js';
import { watchTexts } from './texts.js';

const userId = z.string('UserId saknas.').min(1, 'UserId saknas.').max(64);

/** PRO-15: the body of a call. Clients spell the field UserId or userId. */
export const monitoring = z
  .strictObject({
    UserId: userId.optional(),
    userId: userId.optional(),
    ProductId: varuId,
    NotificationType: z.literal('PUSH', 'NotificationType ska vara PUSH.'),
    productType: z.literal('RX', 'productType ska vara RX eller null.').nullish(),
  })
  .transform(({ UserId, userId: lower, ...rest }) => ({ ...rest, UserId: UserId ?? lower }))
  .pipe(
    z.object({
      UserId: userId,
      ProductId: z.string(),
      NotificationType: z.literal('PUSH'),
      productType: z.literal('RX').nullish(),
    }),
  );

const deviceId = z.string(watchTexts.device).min(1, watchTexts.device).max(256, watchTexts.device);
export const device = z
  .strictObject({ DeviceId: deviceId.optional(), deviceId: deviceId.optional() })
  .transform((body) => ({ DeviceId: body.DeviceId ?? body.deviceId }))
  .pipe(z.object({ DeviceId: deviceId }));
