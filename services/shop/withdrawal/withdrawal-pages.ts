import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { order, type NotifyWithdrawal } from '../../../domain/order/index.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { refusalsAsErrors } from '../../foundation/problem/result.js';
import { OrderAccess, type OwnOrder } from '../order/order-access.js';
import type {
  WithdrawalForm,
  WithdrawalPreview,
  WithdrawalReceipt,
  WithdrawalService,
  WithdrawalsOfOrder,
  WithdrawnLine,
} from './contract.js';
import { orderUnknown, withdrawalProblem } from './withdrawal-problem.js';
import { withdrawalForm, withdrawalPreview, withdrawalReceipt, withdrawalsOfOrder } from './withdrawal-view.js';

/** Creates the withdrawal service of each page request. */
@Injectable()
export class WithdrawalPagesParts {
  constructor(
    @Inject(OrderAccess) readonly orders: OrderAccess,
    @Inject(CommandHandling) readonly commands: CommandHandling,
    @Inject(Clock) readonly clock: Clock,
  ) {}
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** LAW-04: 'Ångra köpet' of one visitor. Another person's order and an unknown one get the same answer. */
export class WithdrawalPages implements WithdrawalService {
  constructor(
    private readonly parts: WithdrawalPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async form(orderId: Uuid): Promise<WithdrawalForm | null> {
    const own = await this.own(orderId);
    return own && withdrawalForm(own, this.parts.clock.now());
  }

  preview(orderId: Uuid, lines: readonly WithdrawnLine[]): Promise<Result<{ readonly preview: WithdrawalPreview }>> {
    return refusalsAsErrors(async () => {
      const own = await this.required(orderId);
      const now = this.parts.clock.now();
      const notice: NotifyWithdrawal = { type: 'NotifyWithdrawal', withdrawalId: '', lines, notifiedAt: now };
      const decision = order.decide(notice, own.state);
      if ('rejected' in decision) throw withdrawalProblem(decision.rejected);
      return { ok: true as const, preview: withdrawalPreview(own, lines, now) };
    });
  }

  notify({ commandId, orderId, lines }: Parameters<WithdrawalService['notify']>[0]) {
    return refusalsAsErrors(async (): Promise<Result<{ readonly withdrawalId: Uuid }>> => {
      await this.required(orderId);
      const { context } = await this.scope.shopper(commandId, { orderId, lines });
      const withdrawalId = derivedId(context.commandId, 'withdrawal');
      const notice = { type: 'NotifyWithdrawal', withdrawalId, lines, notifiedAt: this.parts.clock.now() } as const;
      const outcome = await this.parts.commands.handle(order, orderId, notice, context);
      if (!outcome.ok) throw withdrawalProblem(outcome.rejection);
      return { ok: true, withdrawalId };
    });
  }

  async receipt(orderId: Uuid, withdrawalId: Uuid): Promise<WithdrawalReceipt | null> {
    const own = await this.own(orderId);
    const found = own?.state.withdrawals.find((each) => each.withdrawalId === withdrawalId);
    return own && found ? withdrawalReceipt(own, found) : null;
  }

  async ofOrder(orderId: Uuid): Promise<WithdrawalsOfOrder | null> {
    const own = await this.own(orderId);
    return own && withdrawalsOfOrder(own, this.parts.clock.now());
  }

  private async own(orderId: Uuid): Promise<OwnOrder | null> {
    return UUID.test(orderId) ? this.parts.orders.opened(orderId, this.scope) : null;
  }

  private async required(orderId: Uuid): Promise<OwnOrder> {
    const own = await this.own(orderId);
    if (!own) throw orderUnknown();
    return own;
  }
}
