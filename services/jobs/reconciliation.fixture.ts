import { randomUUID } from 'node:crypto';

import { Logger } from '@nestjs/common';

import {
  addDays,
  atStockholm,
  comparePositions,
  type BusinessDate,
  type DomainEvent,
  type Uuid,
} from '../../domain/kernel/index.js';
import {
  payment,
  paymentExpiresAt,
  type PaymentCommand,
  type PaymentDiffered,
  type PaymentState,
} from '../../domain/payment/index.js';
import { allProjections, ProjectionRunner } from '../../projections/index.js';
import { jobRuns } from '../../projections/job-run/queries.js';
import { SettableClock } from '../clock/clock.js';
import { newContext } from '../command-handling/command-context.js';
import type { CommandHandling } from '../command-handling/command-handling.js';
import { startCommandHandling } from '../command-handling/testing.js';
import type { StoredEvent } from '../event-store/port.js';
import { openTestEventStore, type TestEventStore } from '../event-store/testing.js';
import { AdyenClient } from '../partners/adyen/client.js';
import { AdyenReports } from '../partners/adyen/report-client.js';
import { card, VISA, payment as asPaid } from '../partners/adyen/simulator/simulator.fixture.js';
import { startAdyenSimulator, type AdyenSimulator } from '../partners/adyen/simulator/start.js';
import { ManualTime } from '../partners/simulation/timers.js';
import { listenForWebhooks, type WebhookListener } from '../partners/simulation/webhook-listener.js';
import { WorkLocks } from '../work-locks/work-locks.js';
import { shopJobs } from './all-jobs.js';
import { ViewsCaughtUp } from './engine/caught-up.js';
import { JobEngine, type CompletedRun } from './engine/job-engine.js';

const SHOP = { kind: 'system', id: 'test' } as const;
const apiKey = 'api key of a test';
const merchantAccount = 'AlgortSE';
const PASSWORD = 'password of a report user';
const AMOUNT = 19_900;

export interface Bought {
  readonly paymentId: Uuid;
  readonly pspReference: string;
}

/** A shop's payments and the partner's simulator, whose webhooks never reach the shop. */
export class PartnerDay {
  private readonly clock: SettableClock;
  private readonly commands: CommandHandling;
  private readonly locks: WorkLocks;
  private readonly client: AdyenClient;

  private constructor(
    private readonly opened: TestEventStore,
    private readonly projections: ProjectionRunner,
    private readonly time: ManualTime,
    private readonly listener: WebhookListener,
    readonly adyen: AdyenSimulator,
  ) {
    this.clock = new SettableClock(time.now().toISOString());
    this.commands = startCommandHandling(opened.store, opened.database.pool, this.clock);
    this.locks = new WorkLocks(opened.database.url);
    this.client = new AdyenClient({ url: adyen.url, apiKey, merchantAccount });
  }

  /** It is noon of that day. */
  static async open(day: BusinessDate): Promise<PartnerDay> {
    Logger.overrideLogger([]);
    const opened = await openTestEventStore();
    const views = allProjections({ fingerprint: (kind, text) => `${kind}:${text}` });
    const runner = new ProjectionRunner(opened.store, opened.database.pool, views);
    await runner.start();
    const time = new ManualTime(atStockholm(day, '12:00'));
    const listener = await listenForWebhooks();
    const adyen = await startAdyenSimulator({
      apiKey,
      hmacKey: 'AB'.repeat(32),
      merchantAccount,
      reportUser: { user: 'report@Company.Algort', password: PASSWORD },
      webhookUrl: listener.url,
      now: time.now,
      timers: time,
    });
    return new PartnerDay(opened, runner, time, listener, adyen);
  }

  async close(): Promise<void> {
    await this.locks.close();
    await this.client.close();
    await this.projections.stop();
    await this.adyen.close();
    await this.listener.close();
    await this.opened.close();
  }

  /** The comparison with a day's report, at eleven the next morning; the shop goes on at noon. */
  async compare(date: BusinessDate): Promise<CompletedRun> {
    this.itIs(addDays(date, 1), '11:00');
    const outcome = await this.engine().run('reconciliation', date);
    if (!outcome.ok) throw new Error(outcome.rejection.type);
    await this.viewsAreCaughtUp();
    this.itIs(addDays(date, 1), '12:00');
    return outcome.run;
  }

  /** All that was due until the evening of a day and the next morning. */
  async catchUp(date: BusinessDate): Promise<void> {
    await this.engine().catchUp();
    this.itIs(addDays(date, 1), '11:00');
    await this.engine().catchUp();
  }

  /** A payment by card, authorised at the partner and here. */
  async bought(): Promise<Bought> {
    const paymentId = randomUUID();
    const startedAt = this.now();
    const order = { orderId: randomUUID(), orderNumber: '100001', method: 'scheme', orderMethod: 'scheme' };
    const start = {
      type: 'Start',
      paymentId,
      amount: AMOUNT,
      startedAt,
      expiresAt: paymentExpiresAt(startedAt),
      ...order,
    } as const;
    await this.send(paymentId, start);
    const { pspReference } = await this.client.start({ ...asPaid(card(VISA)), paymentId }, paymentId);
    if (!pspReference) throw new Error('the partner did not authorise');
    await this.send(paymentId, { type: 'Authorise', pspReference, told: null, authorisedAt: startedAt });
    return { paymentId, pspReference };
  }

  /** Sent, and carried out by the partner, of which the shop never hears. */
  async askCapture(
    { paymentId, pspReference }: Bought,
    { arrives = true, sum = AMOUNT }: { readonly arrives?: boolean; readonly sum?: number } = {},
  ): Promise<Uuid> {
    const captureId = randomUUID();
    await this.send(paymentId, { type: 'RequestCapture', captureId, amount: AMOUNT, requestedAt: this.now() });
    const asked = { paymentId, pspReference, modificationId: captureId, attempt: 1, amount: sum };
    if (arrives) await this.client.capture(asked, captureId);
    return captureId;
  }

  async captured(): Promise<Bought> {
    const bought = await this.bought();
    const captureId = await this.askCapture(bought);
    await this.confirm(bought, captureId);
    return bought;
  }

  async captureHereOnly(bought: Bought): Promise<void> {
    await this.confirm(bought, await this.askCapture(bought, { arrives: false }));
  }

  async askRefund({ paymentId, pspReference }: Bought, amount: number): Promise<void> {
    const refundId = randomUUID();
    await this.send(paymentId, { type: 'RequestRefund', refundId, amount, reason: 'return', requestedAt: this.now() });
    await this.client.refund({ paymentId, pspReference, modificationId: refundId, attempt: 1, amount }, refundId);
  }

  async letGo({ paymentId, pspReference }: Bought): Promise<void> {
    const reversalId = randomUUID();
    await this.send(paymentId, {
      type: 'Cancel',
      reason: 'order-cancelled',
      cancelledAt: this.now(),
      refundId: reversalId,
    });
    await this.client.reverse({ paymentId, pspReference, modificationId: reversalId, attempt: 1 }, reversalId);
  }

  /** By a link in a mail, or by another shop on the same account. */
  async paidElsewhere(): Promise<void> {
    const paymentId = randomUUID();
    await this.client.start({ ...asPaid(card(VISA)), paymentId }, paymentId);
  }

  state({ paymentId }: Bought): Promise<PaymentState> {
    return this.commands.load(payment, paymentId);
  }

  async statusOf(bought: Bought): Promise<string | undefined> {
    return (await this.state(bought)).capture?.status;
  }

  differences() {
    return this.events<PaymentDiffered>('PaymentDiffered');
  }

  /** Differences that lie with a person. */
  async open(): Promise<readonly PaymentDiffered['data'][]> {
    return (await this.differences()).map(({ data }) => data).filter(({ settled }) => !settled);
  }

  async events<E extends DomainEvent>(type: E['type']): Promise<readonly (StoredEvent & E)[]> {
    const { rows } = await this.opened.database.pool.query<{ id: string }>(
      'SELECT DISTINCT stream_id AS id FROM event WHERE type = $1',
      [type],
    );
    const streams = await Promise.all(rows.map(({ id }) => this.opened.store.readStream(id)));
    const found = streams.flat().filter((event) => event.type === type);
    return found.sort((a, b) => comparePositions(a.position, b.position)) as (StoredEvent & E)[];
  }

  async shownRun(date: BusinessDate) {
    await this.viewsAreCaughtUp();
    const runs = await jobRuns(this.opened.database.db, 50);
    return runs.find((run) => run.job === 'reconciliation' && run.date === date);
  }

  async completed(): Promise<readonly string[]> {
    await this.viewsAreCaughtUp();
    const runs = await jobRuns(this.opened.database.db, 50);
    return runs.filter(({ report }) => report).map(({ job, date }) => `${job} ${date}`);
  }

  /** The files of the reports that webhooks have told of. */
  announced(): readonly string[] {
    const items = this.listener.received.flatMap((body) => (body as Webhook).notificationItems);
    const reports = items.filter(({ NotificationRequestItem: item }) => item.eventCode === 'REPORT_AVAILABLE');
    return reports.map(({ NotificationRequestItem: { pspReference } }) => pspReference);
  }

  withPassword(password: string): AdyenReports {
    return new AdyenReports({
      ADYEN_REPORTS_URL: this.adyen.reportsUrl,
      ADYEN_REPORT_USER: 'report@Company.Algort',
      ADYEN_REPORT_PASSWORD: password,
      ADYEN_MERCHANT_ACCOUNT: merchantAccount,
    });
  }

  private engine(): JobEngine {
    const { store, database } = this.opened;
    const views = new ViewsCaughtUp(store, this.projections, 10_000);
    const { commands, clock, locks } = this;
    const jobs = shopJobs({ reports: this.withPassword(PASSWORD), clock });
    return new JobEngine(jobs, { commands, store, db: database.db, pool: database.pool, clock, views, locks });
  }

  private async confirm({ paymentId, pspReference }: Bought, captureId: Uuid): Promise<void> {
    const told = { amount: AMOUNT, currency: 'SEK', toldId: randomUUID() };
    const word = { type: 'ConfirmCapture', captureId, attempt: 1, told, pspReference, capturedAt: this.now() } as const;
    await this.send(paymentId, word);
  }

  private async send(paymentId: Uuid, command: PaymentCommand): Promise<void> {
    const context = { ...newContext(SHOP), effectiveAt: this.now() };
    const outcome = await this.commands.handle(payment, paymentId, command, context);
    if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.rejection.type}`);
  }

  private now(): string {
    return this.time.now().toISOString();
  }

  private itIs(date: BusinessDate, wallClock: string): void {
    this.time.advance(Math.max(0, Date.parse(atStockholm(date, wallClock)) - this.time.now().getTime()));
    this.clock.set(this.now());
  }

  private async viewsAreCaughtUp(): Promise<void> {
    await new ViewsCaughtUp(this.opened.store, this.projections, 10_000).caughtUp(
      ['payment-task', 'order-payment', 'job-run'],
      await this.opened.store.head(),
    );
  }
}

interface Webhook {
  readonly notificationItems: readonly {
    readonly NotificationRequestItem: { readonly eventCode: string; readonly pspReference: string };
  }[];
}
