import { z } from 'zod';

import { isPausable } from '../../../../domain/pause/index.js';
import { paymentMethods } from '../../../../domain/payment/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { PauseTextOf } from '../../../access/pause/pauses.js';

/** An addition to the required format: the paused methods, with the message to shoppers. */
export const pausedMethodsSchema = z.strictObject({
  purchasesPaused: z.string().nullable(),
  pausedMethods: z.array(z.strictObject({ type: z.string(), message: z.string() })),
});
export type PausedMethods = AnswerOf<typeof pausedMethodsSchema>;

export function pausedMethods(textOf: PauseTextOf): PausedMethods {
  return {
    purchasesPaused: textOf('purchases'),
    pausedMethods: paymentMethods.filter(isPausable).flatMap((type) => {
      const message = textOf(`payment-method/${type}`);
      return message === null ? [] : [{ type, message }];
    }),
  };
}

export function takesNow(methodId: string, { purchasesPaused, pausedMethods }: PausedMethods): boolean {
  return purchasesPaused === null && !pausedMethods.some(({ type }) => type === methodId);
}
