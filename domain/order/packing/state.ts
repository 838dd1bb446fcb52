import type { Ore } from '../../kernel/index.js';
import { addReturn } from '../refund.js';
import type { OrderState } from '../state.js';
import type { NothingLeft, ParcelShort } from './events.js';

/** What of the order is never sent, and the money that went back for it. */
export interface Unsent {
  readonly shorts: readonly ParcelShort['data'][];
  /** The freight of an order of which nothing is left. */
  readonly freight: NothingLeft['data']['freight'];
}

export const nothingUnsent: Unsent = { shorts: [], freight: 0 };

export function evolveUnsent(state: Unsent, event: ParcelShort | NothingLeft): Unsent {
  switch (event.type) {
    case 'ParcelShort':
      return { ...state, shorts: [...state.shorts, event.data] };
    case 'NothingLeft':
      return { ...state, freight: event.data.freight };
  }
}

/** The money that went back although no goods came back. */
export function givenForUnsent({ shorts, freight }: Unsent): Ore {
  return shorts.reduce((sum, { refund }) => sum + refund, freight);
}

type Pieces = OrderState['returned'];

/** The pieces that a parcel lacked, per line. */
export function shortPieces({ unsent }: Pick<OrderState, 'unsent'>): Pieces {
  return unsent.shorts.reduce((all, { lines }) => addReturn(all, lines), {} as Pieces);
}

/** The pieces that the customer does not have and has not paid for any more: returned ones, and ones never sent. */
export function gonePieces({ returned, unsent }: Pick<OrderState, 'returned' | 'unsent'>): Pieces {
  return unsent.shorts.reduce((all, { lines }) => addReturn(all, lines), returned);
}
