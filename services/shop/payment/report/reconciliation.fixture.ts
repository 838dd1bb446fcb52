import { randomUUID } from 'node:crypto';

import { Logger } from '@nestjs/common';

import {
  addDays,
  atStockholm,
  comparePositions,
  type BusinessDate,
  type DomainEvent,
  type Uuid,
} from '../../../../domain/kernel/index.js';
import {
  payment,
  paymentExpiresAt,
  type PaymentCommand,
  type PaymentDiffered,
  type PaymentState,
} from '../../../../domain/payment/index.js';
import { allProjections, ProjectionRunner } from '../../../../projections/index.js';
import { jobRuns } from '../../../../projections/job-run/queries.js';
import { SettableClock } from '../../../foundation/clock.js';
import { newContext } from '../../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../../../foundation/command-handling/testing.js';
import type { StoredEvent } from '../../../foundation/event-store/port.js';
import { openTestEventStore, type TestEventStore } from '../../../foundation/event-store/testing.js';
import type { AdyenClient } from '../../../partners/adyen/client.js';
import type { AdyenReports } from '../../../partners/adyen/report-client.js';
import type { AdyenSimulator } from '../../../../simulators/adyen/start.js';
import { card, VISA, payment as asPaid } from '../../../../simulators/adyen/simulator.fixture.js';
import { ManualTime } from '../../../../simulators/simulation/timers.js';
import { WorkLocks } from '../../../foundation/database/work-locks.js';
import { shopJobs } from '../../../host/jobs/all-jobs.js';
import { ViewsCaughtUp } from '../../../foundation/job-engine/caught-up.js';
import { JobEngine, type CompletedRun, type RunOutcome } from '../../../foundation/job-engine/job-engine.js';
import { allReports } from './all-reports.js';
import { ReportingPartner } from './reporting-partner.fixture.js';

const SHOP = { kind: 'system', id: 'test' } as const;
const STAFF = { kind: 'staff', id: 'drift' } as const;
const AMOUNT = 19_900;

export interface Bought {
  readonly paymentId: Uuid;
  readonly pspReference: string;
}

/** A shop's payments and the partner's simulator. Webhooks never reach the shop. */
export class PartnerDay {
  private readonly clock: SettableClock;
  private readonly commands: CommandHandling;
  private readonly locks: WorkLocks;
  private readonly client: AdyenClient;

  private constructor(
    private readonly opened: TestEventStore,
    private readonly projections: ProjectionRunner,
    private readonly time: ManualTime,
    private readonly partner: ReportingPartner,
  ) {
    this.clock = new SettableClock(time.now().toISOString());
    this.commands = startCommandHandling(opened.store, opened.database.pool, this.clock);
    this.locks = new WorkLocks(opened.database.url);
    this.client = partner.client();
  }

  get adyen(): AdyenSimulator {
    return this.partner.adyen;
  }

  static async open(day: BusinessDate): Promise<PartnerDay> {
    Logger.overrideLogger([]);
    const opened = await openTestEventStore();
    const views = allProjections({ fingerprint: (kind, text) => `${kind}:${text}` });
    const runner = new ProjectionRunner(opened.store, opened.database.pool, views);
    await runner.start();
    const time = new ManualTime(atStockholm(day, '12:00'));
    const days = new PartnerDay(opened, runner, time, await ReportingPartner.start(time));
    // Starts the job calendar, and with it the first day of the comparison.
    await days.engine().catchUp();
    return days;
  }

  async close(): Promise<void> {
    await this.locks.close();
    await this.client.close();
    await this.projections.stop();
    await this.partner.close();
    await this.opened.close();
  }

  /** Compares a day's report at eleven the next morning. Then the clock moves to noon. */
  async compare(date: BusinessDate): Promise<CompletedRun> {
    this.itIs(addDays(date, 1), '11:00');
    const outcome = await this.engine().run('reconciliation', date);
    if (!outcome.ok) throw new Error(outcome.rejection.type);
    await this.viewsAreCaughtUp();
    this.itIs(addDays(date, 1), '12:00');
    return outcome.run;
  }

  byHand(date: BusinessDate): Promise<RunOutcome> {
    return this.engine().run('reconciliation', date);
  }

  /** Makes the partner never deliver the report of that day. */
  lose(date: BusinessDate): void {
    this.partner.lost.add(date);
  }

  async passOver(date: BusinessDate, job = 'reconciliation') {
    const outcome = await this.engine().passOver({ job, date, reason: 'never made' }, STAFF);
    await this.viewsAreCaughtUp();
    return outcome.ok ? 'passed over' : outcome.rejection.type;
  }

  /** Runs everything that is due until the evening of a day and the next morning. */
  async catchUp(date: BusinessDate): Promise<void> {
    await this.engine().catchUp();
    this.itIs(addDays(date, 1), '11:00');
    await this.engine().catchUp();
  }

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
    await this.send(paymentId, { type: 'Authorise', pspReference, stated: null, authorisedAt: startedAt });
    return { paymentId, pspReference };
  }

  /** Requests a capture that the partner performs while the shop gets no response. */
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

  /** Makes a capture fail by a webhook that the partner's report contradicts. */
  async failHere({ paymentId }: Bought, captureId: Uuid): Promise<void> {
    const stated = { amount: AMOUNT, currency: 'SEK', statementId: randomUUID() };
    const word = { type: 'FailCapture', captureId, attempt: 1, stated, reason: 'bank', failedAt: this.now() } as const;
    await this.send(paymentId, word);
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

  /** Makes a payment by a link in a mail, or by another shop on the same account. */
  async paidElsewhere(): Promise<void> {
    const paymentId = randomUUID();
    await this.client.start({ ...asPaid(card(VISA)), paymentId }, paymentId);
  }

  state({ paymentId }: Bought): Promise<PaymentState> {
    return this.commands.load(payment, paymentId);
  }

  async statusOf(bought: Bought): Promise<string | undefined> {
    return (await this.state(bought)).captures.at(-1)?.status;
  }

  differences() {
    return this.events<PaymentDiffered>('PaymentDiffered');
  }

  /** Returns the differences that staff must handle. */
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

  announced(): readonly string[] {
    return this.partner.announced();
  }

  withPassword(password: string): AdyenReports {
    return this.partner.reports(password);
  }

  private engine(): JobEngine {
    const { store, database } = this.opened;
    const views = new ViewsCaughtUp(store, this.projections, 10_000);
    const { commands, clock, locks } = this;
    const settlements = { adyen: this.partner };
    const jobs = shopJobs({
      reports: allReports(this.partner, null),
      clock,
      store,
      commands: this.commands,
      settlements,
    });
    return new JobEngine(jobs, { commands, store, db: database.db, pool: database.pool, clock, views, locks });
  }

  private async confirm({ paymentId, pspReference }: Bought, captureId: Uuid): Promise<void> {
    const stated = { amount: AMOUNT, currency: 'SEK', statementId: randomUUID() };
    const word = {
      type: 'ConfirmCapture',
      captureId,
      attempt: 1,
      stated,
      pspReference,
      capturedAt: this.now(),
    } as const;
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
