import { Inject, Injectable } from '@nestjs/common';

import { customer, type CustomerState, type NoticeChannel, type Watch } from '../../../domain/customer/index.js';
import type { Product } from '../../../domain/catalogue/index.js';
import { comparePositions, isForgotten, type Position, type RecordedEvent } from '../../../domain/kernel/index.js';
import {
  availableStock,
  product,
  type StockCounted,
  type StockPutBack,
  type StockReleased,
} from '../../../domain/product/index.js';
import { parseStreamId } from '../../../domain/slices.js';
import { ProjectionRunner } from '../../../projections/index.js';
import { watchedProducts, watchersOf, type Watcher } from '../../../projections/stock-watch/queries.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { Clock } from '../../foundation/clock.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { Config } from '../../foundation/config/config.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore, StoredEvent } from '../../foundation/event-store/port.js';
import { MemberOf } from '../../person/member/member-of.js';
import { MAILER, messageId, type Mailer } from '../../partners/mail/mailer.js';
import { PUSH_GATEWAY, type PushGateway } from '../../partners/push/gateway.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { CONFIG, DATABASE, EVENT_STORE } from '../../foundation/platform/tokens.js';
import type { Reaction } from '../../foundation/reactions/reaction.js';
import { stockMail, stockPush } from './notice-texts.js';

const STOCK_NOTICE = 'stock notice';

/** The events after which there may be pieces again. */
type Arrival = StockCounted | StockPutBack | StockReleased;

/** The hashes of all watched products. They are complete for every event up to this position of the log. */
interface WatchedProducts {
  readonly through: Position;
  readonly products: ReadonlySet<string>;
}

const VIEW = 'stock-watch';
const BATCH = 200;
/** How long to wait for the view. If it is behind, the event is retried later and the notice is not lost. */
const VIEW_WAIT_MS = 30_000;

/** PRO-09: notifies each customer who watches a product once, when it is in stock again. */
@Injectable()
export class StockNotices {
  readonly reaction: Reaction = {
    name: STOCK_NOTICE,
    eventTypes: ['StockCounted', 'StockPutBack', 'StockReleased'] satisfies Arrival['type'][],
    react: (event) => this.react(event),
  };

  private watched: WatchedProducts | null = null;

  constructor(
    @Inject(ReactionCommands) private readonly commands: ReactionCommands,
    @Inject(ProjectionRunner) private readonly views: ProjectionRunner,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'head'>,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
    @Inject(Catalogue) private readonly catalogue: Catalogue,
    @Inject(MemberOf) private readonly memberOf: MemberOf,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(PUSH_GATEWAY) private readonly push: PushGateway,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  private async react(event: StoredEvent): Promise<void> {
    const varuId = parseStreamId(event.streamId)?.key;
    if (!bringsPieces(event) || !varuId || (await this.nobodyWaits(varuId, event))) return;
    // A payment may hold all pieces. Its release is another event, which tells the watchers then.
    const stock = await this.commands.reactingTo(event).state(product);
    if (availableStock(stock) === 0) return;
    for (let last: Watcher | undefined; ;) {
      const watchers = await watchersOf(
        this.db,
        (kind, text) => this.hash.all(kind, text),
        varuId,
        last?.watchId ?? null,
        BATCH,
      );
      for (const watcher of watchers) await this.tell(watcher, varuId, event);
      if (watchers.length < BATCH) break;
      last = watchers.at(-1);
    }
  }

  /**
   * Whether no customer watches the product. An import changes the stock of tens of thousands of products, and almost
   * none is watched. A watch that begins after an event does not concern that event. So one list is valid for every
   * event before the position at which the view was read.
   */
  private async nobodyWaits(varuId: string, { position }: StoredEvent): Promise<boolean> {
    if (!this.watched || comparePositions(position, this.watched.through) > 0)
      this.watched = await this.allWatched(position);
    const { products } = this.watched;
    return !this.hash.all('watched-product', varuId).some((hash) => products.has(hash));
  }

  /**
   * Reads the hashes of all watched products. Their position is the end of the log, because the view's checkpoint moves
   * only when a watch begins or ends. While an open transaction hides the end of the log, the list is valid only up to
   * this event.
   */
  private async allWatched(position: Position): Promise<WatchedProducts> {
    const end = await this.store.head();
    const isAtEnd = await this.views.waitFor(VIEW, end, 0);
    if (!isAtEnd && !(await this.views.waitFor(VIEW, position, VIEW_WAIT_MS)))
      throw new Error('the view of watches is behind');
    return { through: isAtEnd ? end : position, products: await watchedProducts(this.db) };
  }

  /**
   * Notifies a customer. The customer's stream decides whether the watch still exists. The view may still list a watch
   * that was notified, removed or begun later.
   */
  private async tell({ watchId, customerId }: Watcher, varuId: string, event: StoredEvent): Promise<void> {
    const reacting = this.commands.reactingTo(event);
    const state = await reacting.stateOf(customer, customerId);
    const watch = state.watches.find((each) => each.watchId === watchId);
    const goods = await this.catalogue.product(varuId);
    if (!watch || !goods || watch.at > event.recordedAt) return;
    const channel = await this.send(watch, goods, state);
    const command = { type: 'RecordStockNotice', watchId, channel, at: this.clock.now() } as const;
    // The command is not correlated with the stock event of the product. That event must not lead to the customers who
    // watched the product.
    await reacting.sendUncorrelated(customer, customerId, command, derivedId(watchId, STOCK_NOTICE));
  }

  /**
   * Sends the notice by mail, or by push when there is no e-mail address. After a crash it is sent again with the same
   * id and shown once.
   */
  private async send({ watchId, channel }: Watch, goods: Product, state: CustomerState): Promise<NoticeChannel> {
    const to = channel === 'mail' ? await this.mailOf(state) : null;
    if (to === null) {
      await this.push.send({ customerId: state.customerId, ...stockPush(goods), key: `stock-notice.${watchId}` });
      return 'push';
    }
    const { firstName } = state.profile;
    const letter = stockMail(goods, firstName && !isForgotten(firstName) ? firstName : null, this.config.publicUrl);
    await this.mailer.send({ to, ...letter, messageId: messageId('stock-notice', watchId) });
    return 'mail';
  }

  /**
   * Returns the e-mail address of the profile, else the one from registration. Null when there is none. Then the app is
   * notified.
   */
  private async mailOf({ customerId, profile }: CustomerState): Promise<string | null> {
    const known = [profile.email, (await this.memberOf.active(customerId))?.state.email];
    return known.find((email) => email && !isForgotten(email)) ?? null;
  }
}

/** A release without pieces only forbids a later hold. */
function bringsPieces(event: StoredEvent): boolean {
  const { type, data } = event as unknown as RecordedEvent<Arrival>;
  return type === 'StockReleased' ? data.quantity > 0 : data.web > 0;
}
