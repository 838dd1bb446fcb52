import type { PauseKind } from '../../../domain/pause/index.js';

/** Shown above the text that staff have written. */
export const pauseTexts = {
  titles: {
    purchases: 'Det går inte att handla just nu',
    'payment-method': 'Betalsättet går inte att använda just nu',
    'e-id': 'Inloggningssättet går inte att använda just nu',
    'delivery-option': 'Leveranssättet går inte att välja just nu',
  },
} as const satisfies { readonly titles: Readonly<Record<PauseKind, string>> };
