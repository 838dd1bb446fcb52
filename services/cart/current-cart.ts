import { Inject, Injectable } from '@nestjs/common';

import { cart, type CartState } from '../../domain/cart/index.js';
import type { Uuid } from '../../domain/kernel/index.js';
import { CommandHandling } from '../command-handling/command-handling.js';
import { derivedId } from '../command-handling/derived-id.js';
import type { Session } from '../session/session.js';
import { PrescriptionItems } from './prescription-items.js';

export interface FoundCart {
  readonly cartId: Uuid;
  readonly state: CartState;
  /** It holds, or held, prescription items that this session may not see. */
  readonly withheld?: boolean;
}

/**
 * The cart a session shops with. A cart that became an order is followed by one whose id follows
 * from its own, so that no session has to be told when an order is confirmed somewhere else.
 */
@Injectable()
export class CurrentCart {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(PrescriptionItems) private readonly prescriptions: PrescriptionItems,
  ) {}

  async of(session: Session): Promise<FoundCart> {
    return this.prescriptions.guarded((await this.chain(session.cartId)).at(-1) as FoundCart, session);
  }

  async idOf({ cartId }: Session): Promise<Uuid> {
    return ((await this.chain(cartId)).at(-1) as FoundCart).cartId;
  }

  /** Whether a cart is, or was, this session's. */
  async had({ cartId }: Session, wanted: Uuid): Promise<boolean> {
    return (await this.chain(cartId)).some((found) => found.cartId === wanted);
  }

  private async chain(first: Uuid): Promise<FoundCart[]> {
    const found: FoundCart[] = [];
    for (let cartId: Uuid | null = first; cartId;) {
      const state: CartState = await this.commands.load(cart, cartId);
      found.push({ cartId, state });
      cartId = successor(cartId, state);
    }
    return found;
  }
}

function successor(cartId: Uuid, { phase, absorbedInto }: CartState): Uuid | null {
  if (phase === 'absorbed') return absorbedInto;
  return phase === 'closed' ? derivedId(cartId, 'next cart') : null;
}
