import { randomUUID } from 'node:crypto';

import type { z } from 'zod';

import { offerDelivery, type OfferedDelivery } from '../../domain/delivery/index.js';
import type { createBody } from '../../services/partners/delivery-checkout/protocol.js';
import type { SimulatedWidget } from '../../services/partners/simulated/simulated.js';
import { WIDGET_NAMES } from './widget.js';

type Asked = Pick<z.infer<typeof createBody>, 'cart' | 'search_address'>;

/** One session of the widget: what is sent where, and what its shopper has chosen. */
export interface Session {
  readonly id: string;
  asked: Asked;
  chosen: { readonly optionId: string; readonly placeId: string | null } | null;
  completedFor: string | null;
}

/** The service's own prices are dearer than the shop's, so a test sees whose price counts. */
const DEARER = 1_000;
const MOST_SESSIONS = 5_000;

export class Sessions {
  private readonly all = new Map<string, Session>();

  constructor(private readonly now: () => Date) {}

  open(asked: Asked): Session {
    const session: Session = { id: randomUUID(), asked, chosen: null, completedFor: null };
    this.all.set(session.id, session);
    const [oldest] = this.all.keys();
    if (this.all.size > MOST_SESSIONS && oldest) this.all.delete(oldest);
    return session;
  }

  find(id: string): Session | undefined {
    return this.all.get(id);
  }

  list(): readonly Session[] {
    return [...this.all.values()];
  }

  /** The options that the service would show for the goods and the postcode. */
  offered({ asked: { cart, search_address: to } }: Session): readonly OfferedDelivery[] {
    const lines = cart.items.map(({ weight, quantity, attributes }) => ({
      ...{ type: 'Ha' as const, weightGrams: weight, quantity },
      flags: attributes.length > 0 ? (['StoredCold'] as const) : [],
    }));
    const at = this.now().toISOString();
    return offerDelivery({ postalCode: to.postal_code, lines, exHaItemTotal: cart.total_value, at });
  }

  /** What the widget draws. Null without such a session. */
  widget(id: string): ReturnType<SimulatedWidget['shown']> {
    const session = this.find(id);
    if (!session) return null;
    const named = ({ optionId }: OfferedDelivery) => ({ optionId, name: WIDGET_NAMES[optionId] ?? optionId });
    return { options: this.offered(session).map(named), chosen: session.chosen?.optionId ?? null };
  }

  choose(id: string, optionId: string, placeId: string | null): void {
    const session = this.find(id);
    if (!session) throw new Error(`there is no session ${id}`);
    session.chosen = { optionId, placeId };
  }

  /** The session as each call answers it. */
  shown(session: Session): object {
    const { id, asked, chosen, completedFor } = session;
    const options = this.offered(session);
    const selected = chosen ?? { optionId: options[0]?.optionId ?? null, placeId: null };
    const option = options.find(({ optionId }) => optionId === selected.optionId);
    return {
      checkout_session_id: id,
      status: completedFor === null ? 'ACTIVE' : 'COMPLETE',
      updated_at: this.now().toISOString(),
      purchase_country: 'SE',
      cart: asked.cart,
      delivery_groups: [
        {
          group_id: '1',
          tos_id: `tos-${id}`,
          header: 'Leverans',
          items: asked.cart.items.map(({ sku, quantity }) => ({ sku, quantity })),
          ...(selected.optionId && { category: { id: selected.optionId, external_id: selected.optionId } }),
          pricing: { price: (option?.price ?? 0) + DEARER, currency: 'SEK' },
          delivery_time: { customer_delivery_promise: { earliest: option?.earliest, latest: option?.latest } },
          addresses: {
            search_address: asked.search_address,
            location: selected.placeId === null ? null : { external_id: selected.placeId },
          },
          selection: { auto_selected: chosen === null, selected_by_type: chosen === null ? 'AUTO' : 'CUSTOMER' },
        },
      ],
    };
  }
}
