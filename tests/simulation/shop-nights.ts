import { addDays, atStockholm, type BusinessDate } from '../../domain/kernel/index.js';
import { ProjectionRunner } from '../../projections/index.js';
import { UnfinishedCheckouts } from '../../services/shop/checkout/unfinished-checkouts.js';
import type { SettableClock } from '../../services/foundation/clock.js';
import { ViewsCaughtUp } from '../../services/foundation/job-engine/caught-up.js';
import { JobEngine } from '../../services/foundation/job-engine/job-engine.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { PaymentRetries } from '../../services/shop/payment/payment-retries.js';
import { ParkedReactions } from '../../services/foundation/reactions/parked-reactions.js';
import { Worker } from '../../services/foundation/worker/worker.js';
import { until } from '../shop/look.js';
import type { TestShop } from '../shop/test-shop.js';

const VIEWS = ['payment-task', 'order-payment', 'cart'];
/** The test may end after this many nights without change. The shop takes at most two nights to report an error. */
const QUIET_NIGHTS = 3;
/** Far more nights than all attempts of a refund take. */
const MOST_NIGHTS = 30;
const LOOK_MS = 100;

/**
 * Lets days pass for a whole shop. Retries run when they are due, and each morning the shop's records are compared with
 * the partner's.
 */
export class ShopNights {
  readonly changed: number[] = [];

  constructor(
    private readonly shop: TestShop,
    private readonly clock: SettableClock,
    private day: BusinessDate,
  ) {}

  /** Starts the calendar of jobs and passes the first night, whose report only marks where the comparison begins. */
  async begin(): Promise<void> {
    await this.app(JobEngine).catchUp();
    await this.pass();
  }

  async passUntilQuiet(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_NIGHTS;) {
      if (this.changed.length > MOST_NIGHTS) throw new Error('the books never come to rest');
      const before = await this.head();
      await this.pass();
      quiet = (await this.head()) === before ? quiet + 1 : 0;
    }
  }

  async pass(): Promise<void> {
    const date = this.day;
    this.day = addDays(date, 1);
    this.clock.set(atStockholm(this.day, '11:00'));
    await this.sweep();
    const outcome = await this.app(JobsService).run('reconciliation', date);
    if (!outcome.ok) throw new Error(outcome.rejection.type);
    this.changed.push(outcome.run.report.changed);
    await this.settled();
  }

  /**
   * Waits until nothing is in progress. Each message of the partner has then arrived or is lost, and its reactions are
   * done.
   */
  async settled(): Promise<void> {
    const adyen = this.shop.partners.simulated.adyen!;
    const { warehouse } = this.shop.partners.simulated;
    const isDone = async (): Promise<boolean> => {
      const lags = await this.app(Worker).lags();
      const isIdle = adyen.undelivered() === 0 && lags.every(({ eventsBehind }) => eventsBehind === 0);
      return isIdle && !(await this.hasParkedDue());
    };
    const isAtRest = async (): Promise<boolean> => {
      const before = await this.shop.platform.store.head();
      await Promise.all([adyen.idle(), warehouse?.idle()]);
      return (await isDone()) && (await this.shop.platform.store.head()) === before;
    };
    await until(isAtRest, LOOK_MS);
  }

  /** True when a parked event is due for its next attempt, which a moved clock may cause. */
  private async hasParkedDue(): Promise<boolean> {
    const parked = await new ParkedReactions(this.shop.platform.pool).list();
    const now = this.clock.now();
    return parked.some(({ nextAttemptAt }) => nextAttemptAt !== null && nextAttemptAt <= now);
  }

  private async sweep(): Promise<void> {
    const { store } = this.shop.platform;
    await new ViewsCaughtUp(store, this.app(ProjectionRunner)).caughtUp(VIEWS, await store.head());
    await this.app(UnfinishedCheckouts).sweep();
    await this.app(PaymentRetries).sweep();
  }

  /** Counts the events of payments and orders. Jobs record events every night, even when nothing else happens. */
  private async head(): Promise<number> {
    const { rows } = await this.shop.platform.pool.query<{ count: string }>(
      "SELECT count(*) FROM event WHERE stream_id LIKE 'payment-%' OR stream_id LIKE 'order-%'",
    );
    return Number(rows[0]?.count);
  }

  private app<Service>(token: abstract new (...parts: never[]) => Service): Service {
    return this.shop.app.get<Service>(token, { strict: false });
  }
}
