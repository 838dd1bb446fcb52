import { Inject, Injectable, Logger } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { order, parcelIdOf, type OrderCommand } from '../../../domain/order/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { Problem } from '../../foundation/problem/problem.js';
import { PartnerHealth } from '../../partners/health/partner-health.js';
import type { PartnerWatch } from '../../partners/health/partner-watch.js';
import type { WarehouseNotification } from '../../partners/warehouse/gateway.js';
import { Processes } from '../../foundation/reactions/processes.js';

const WAREHOUSE = { kind: 'partner', id: 'warehouse' } as const;

/**
 * Handles notifications from the warehouse and its carriers. A repeated one has the same command id and changes
 * nothing.
 */
@Injectable()
export class WarehouseNotifications {
  private readonly logger = new Logger('warehouse');

  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Processes) private readonly processes: Pick<Processes, 'follow'>,
    @Inject(PartnerHealth) private readonly watch: PartnerWatch,
  ) {}

  /** Counts a message that nobody can have signed, so that staff notice a wrong key. */
  unsigned(): void {
    this.watch.heard({ partner: 'warehouse', outcome: 'unread', code: 'WrongSignature', status: null });
  }

  async take(notification: WarehouseNotification, correlationId: string): Promise<void> {
    const commandId = derivedId(notification.orderId, notification.notificationId);
    const context = {
      commandId,
      correlationId,
      causationId: null,
      actor: WAREHOUSE,
      effectiveAt: notification.occurredAt,
    };
    const command = commandOf(notification, commandId);
    const outcome = await this.commands.handle(order, notification.orderId, command, context);
    if (!outcome.ok) throw this.refused(notification, outcome.rejection.type);
    await this.processes.follow(outcome.events);
  }

  /**
   * Logs and counts a notification that cannot be recorded, and returns the error for it. The sender then sends it
   * again. Staff see the count among the partners' unread messages.
   */
  private refused({ type, orderId }: WarehouseNotification, code: string): Problem {
    this.watch.heard({ partner: 'warehouse', outcome: 'unread', code: `${type}: ${code}`, status: null });
    this.logger.error(`${type} of order ${orderId} was refused: ${code}`);
    return new Problem(409, [{ code, message: 'The order does not stand where this notice would have it.' }]);
  }
}

function commandOf(notification: WarehouseNotification, id: Uuid): OrderCommand {
  const { orderNumber, parcel, occurredAt } = notification;
  const parcelId = parcelIdOf(orderNumber, parcel);
  if (notification.type === 'short') {
    const lines = notification.lines.map(({ line: lineId, quantity, cause }) => ({ lineId, quantity, cause }));
    return { type: 'ReportShort', shortId: derivedId(id, 'short'), parcelId, lines, reportedAt: occurredAt };
  }
  if (notification.type === 'picking') return { type: 'StartPicking', parcelId, startedAt: occurredAt };
  if (notification.type === 'packed') return { type: 'PackParcel', parcelId, packedAt: occurredAt };
  const { trackingNumber, carrier } = notification;
  const report = { parcelId, trackingNumber, carrier };
  switch (notification.type) {
    case 'dispatched':
      return { type: 'Dispatch', ...report, dispatchedAt: occurredAt };
    case 'ready':
      return { type: 'NotifyReady', ...report, readyAt: occurredAt };
    case 'delivered':
      return { type: 'Deliver', ...report, deliveredAt: occurredAt };
    case 'came-back': {
      const returnId = derivedId(notification.orderId, `${report.parcelId} came back`);
      return { type: 'TakeBackParcel', ...report, returnId, cameBackAt: occurredAt };
    }
    case 'not-delivered':
      return { type: 'NotDelivered', ...report, reason: notification.reason, failedAt: occurredAt };
  }
}
