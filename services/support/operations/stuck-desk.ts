import { z } from 'zod';

import { stockholmDate, type Actor } from '../../../domain/kernel/index.js';
import { order, type OrderStep } from '../../../domain/order/index.js';
import type { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import { stuckOrders, stuckRule, type StuckOrder } from '../../shop/order/stuck-orders.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { supportTexts as texts } from '../texts.js';

const STEPS: Readonly<Record<OrderStep, true>> = {
  confirmation: true,
  warehouse: true,
  'confirmation-mail': true,
  'dispatch-mail': true,
  capture: true,
};

export class StuckDesk {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandHandling,
    private readonly clock: Clock,
  ) {}

  list(): Promise<readonly StuckOrder[]> {
    const now = this.clock.now();
    return stuckOrders(this.db, stuckRule.on(stockholmDate(now)).minutes, now);
  }

  async repeat(orderId: string, step: string, actor: Actor): Promise<Result> {
    if (!z.uuid().safeParse(orderId).success || !isStep(step)) return { ok: false, errors: [texts.unknownStep] };
    const command = { type: 'RepeatStep', step, repeatedAt: this.clock.now() } as const;
    const outcome = await this.commands.handle(order, orderId, command, newContext(actor));
    return outcome.ok ? { ok: true } : { ok: false, errors: [texts.unknownStep] };
  }
}

function isStep(step: string): step is OrderStep {
  return Object.hasOwn(STEPS, step);
}
