import { Inject, Injectable } from '@nestjs/common';

import { customer, type CustomerState, type NoticeChannel, type Watch } from '../../../domain/customer/index.js';
import type { Product } from '../../../domain/catalogue/index.js';
import { comparePositions, isForgotten, type Position, type RecordedEvent } from '../../../domain/kernel/index.js';
import type { StockCounted, StockPutBack } from '../../../domain/product/index.js';
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

/** Fingerprints of all watched products, read at this position of the log. */
interface WatchedProducts {
  readonly through: Position;
  readonly products: ReadonlySet<string>;
}

const VIEW = 'stock-watch';
const BATCH = 200;
/** While the view is rebuilt or behind, the notice is delayed but not lost: the event is retried. */
const VIEW_WAIT_MS = 30_000;

/** PRO-09: when goods return to the web stock, each watcher is notified once per watch. */
@Injectable()
export class StockNotices {
  readonly reaction: Reaction = {
    name: STOCK_NOTICE,
    eventTypes: ['StockCounted', 'StockPutBack'] satisfies (StockCounted | StockPutBack)['type'][],
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
    const { web } = (event as unknown as RecordedEvent<StockCounted | StockPutBack>).data;
    const varuId = parseStreamId(event.streamId)?.key;
    if (web === 0 || !varuId || (await this.nobodyWaits(varuId, event))) return;
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
   * An import counts tens of thousands of stocks, and almost none is watched. Watches begun after the event do not
   * concern it. So one list is valid for every event before the position at which the view was read.
   */
  private async nobodyWaits(varuId: string, { position }: StoredEvent): Promise<boolean> {
    if (!this.watched || comparePositions(position, this.watched.through) > 0)
      this.watched = await this.allWatched(position);
    const { products } = this.watched;
    return !this.hash.all('watched-product', varuId).some((hash) => products.has(hash));
  }

  /**
   * The view's checkpoint is no measure, because it moves only when a watch begins or ends. Behind an open
   * transaction the end of the log is not reached for long; then the list is valid up to this event.
   */
  private async allWatched(position: Position): Promise<WatchedProducts> {
    const end = await this.store.head();
    const isAtEnd = await this.views.waitFor(VIEW, end, 0);
    if (!isAtEnd && !(await this.views.waitFor(VIEW, position, VIEW_WAIT_MS)))
      throw new Error('the view of watches is behind');
    return { through: isAtEnd ? end : position, products: await watchedProducts(this.db) };
  }

  /** The stream decides, not the view: already notified, given up, or begun after the goods were counted. */
  private async tell({ watchId, customerId }: Watcher, varuId: string, event: StoredEvent): Promise<void> {
    const reacting = this.commands.reactingTo(event);
    const state = await reacting.stateOf(customer, customerId);
    const watch = state.watches.find((each) => each.watchId === watchId);
    const product = await this.catalogue.product(varuId);
    if (!watch || !product || watch.at > event.recordedAt) return;
    const channel = await this.send(watch, product, state);
    const command = { type: 'RecordStockNotice', watchId, channel, at: this.clock.now() } as const;
    // The event about the goods must not reveal who waited for them.
    await reacting.sendApart(customer, customerId, command, derivedId(watchId, STOCK_NOTICE));
  }

  /** After a crash, mail and push are sent again with the same id and shown once. */
  private async send({ watchId, channel }: Watch, product: Product, state: CustomerState): Promise<NoticeChannel> {
    const to = channel === 'mail' ? await this.mailOf(state) : null;
    if (to === null) {
      await this.push.send({ customerId: state.customerId, ...stockPush(product), key: `stock-notice.${watchId}` });
      return 'push';
    }
    const { firstName } = state.profile;
    const letter = stockMail(product, firstName && !isForgotten(firstName) ? firstName : null, this.config.publicUrl);
    await this.mailer.send({ to, ...letter, messageId: messageId('stock-notice', watchId) });
    return 'mail';
  }

  /** The profile's address, else the one given at registration; null: the app is notified instead. */
  private async mailOf({ customerId, profile }: CustomerState): Promise<string | null> {
    const known = [profile.email, (await this.memberOf.active(customerId))?.state.email];
    return known.find((email) => email && !isForgotten(email)) ?? null;
  }
}
