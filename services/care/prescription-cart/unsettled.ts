import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';

import { isForgotten, type Uuid } from '../../../domain/kernel/index.js';
import { order, type OrderState } from '../../../domain/order/index.js';
import { ProjectionRunner } from '../../../projections/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { DATABASE, EVENT_STORE } from '../../foundation/platform/tokens.js';
import { Problem } from '../../foundation/problem/problem.js';
import { prescriptionCartTexts as texts } from './texts.js';

const ORDERS = 'order-tracking';
const VIEW_WAIT_MS = 2_000;

/** RX-06: an order that is not settled holds its withdrawal, so that no other order can have it. */
@Injectable()
export class UnsettledWithdrawals {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'head'>,
    @Inject(ProjectionRunner) private readonly views: Pick<ProjectionRunner, 'waitFor'>,
  ) {}

  /** @throws Problem when an order of this prescription is not settled */
  async refuse(customerId: Uuid, ordinationIds: readonly string[]): Promise<void> {
    for (const orderId of await this.openOrders(customerId)) {
      const state = await this.commands.load(order, orderId);
      if (holds(state, ordinationIds))
        throw new Problem(409, [{ field: 'ordinationsId', code: 'WITHDRAWAL_HELD', message: texts.held }]);
    }
  }

  private async openOrders(customerId: Uuid): Promise<readonly Uuid[]> {
    await this.views.waitFor(ORDERS, await this.store.head(), VIEW_WAIT_MS);
    const { rows } = await sql<{ order_id: Uuid }>`
      SELECT order_id FROM view_order_tracking
      WHERE customer_id = ${customerId} AND dispatched_at IS NULL AND closed_at IS NULL`.execute(this.db);
    return rows.map(({ order_id }) => order_id);
  }
}

/** What has left is counted by the national service. What failed or was cancelled holds nothing. */
function holds({ order: placed, phase, parcels }: OrderState, ordinationIds: readonly string[]): boolean {
  if (!placed || (phase !== 'placed' && phase !== 'confirmed')) return false;
  const ended = parcels.filter((parcel) => parcel.phase === 'cancelled').flatMap(({ lineIds }) => lineIds);
  return placed.lines.some(
    ({ lineId, prescription }) =>
      prescription !== null &&
      !isForgotten(prescription) &&
      ordinationIds.includes(prescription.ordinationId) &&
      !ended.includes(lineId),
  );
}
