import { isOffered, offeredMethods } from '../../../domain/checkout/index.js';
import type { PauseTextOf } from '../../access/pause/pauses.js';

/** An addition to the required format: the paused methods, with the message to shoppers. */
export interface PausedMethods {
  readonly purchasesPaused: string | null;
  readonly pausedMethods: readonly { readonly type: string; readonly message: string }[];
}

export function pausedMethods(textOf: PauseTextOf): PausedMethods {
  return {
    purchasesPaused: textOf('purchases'),
    pausedMethods: offeredMethods.flatMap((type) => {
      const message = textOf(`payment-method/${type}`);
      return message === null ? [] : [{ type, message }];
    }),
  };
}

export function takesNow(methodId: string, { purchasesPaused, pausedMethods }: PausedMethods): boolean {
  return purchasesPaused === null && isOffered(methodId) && !pausedMethods.some(({ type }) => type === methodId);
}
