import { Inject, Injectable, Logger } from '@nestjs/common';

import { order, type OrderCommand } from '../../../domain/order/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { Processes } from '../../foundation/reactions/processes.js';
import { PartnerHealth } from '../../partners/health/partner-health.js';
import type { PartnerWatch } from '../../partners/health/partner-watch.js';
import type { ReturnNotification } from '../../partners/warehouse/returns.js';
import { ParkedReports } from './parked-reports.js';

const WAREHOUSE = { kind: 'partner', id: 'warehouse' } as const;

/**
 * Takes the warehouse's reports about returns. A repeated one changes nothing. One that the order refuses is parked, so
 * that staff see it: the goods are at the warehouse, whatever the shop knows of them.
 */
@Injectable()
export class ReturnNotifications {
  private readonly logger = new Logger('returns');

  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Processes) private readonly processes: Processes,
    @Inject(ParkedReports) private readonly parked: ParkedReports,
    @Inject(PartnerHealth) private readonly watch: PartnerWatch,
  ) {}

  /** Counts a report that nobody can have signed, so that staff notice a wrong key. */
  unsigned(): void {
    this.watch.heard({ partner: 'warehouse', outcome: 'unread', code: 'WrongSignature', status: null });
  }

  async take(notification: ReturnNotification, correlationId: string): Promise<void> {
    const code = await this.record(notification, correlationId);
    if (code === null) return;
    this.logger.warn(`${notification.type} of ${notification.returnNumber} was parked: ${code}`);
    await this.parked.park(notification, code);
  }

  /** Tries a parked report again. True when the order took it. */
  async retry(notificationId: string, correlationId: string): Promise<boolean> {
    const notification = await this.parked.find(notificationId);
    if (!notification || (await this.record(notification, correlationId)) !== null) return false;
    await this.parked.close(notificationId);
    return true;
  }

  /** Returns why the order refused the report. Null when it is recorded. */
  private async record(notification: ReturnNotification, correlationId: string): Promise<string | null> {
    const { orderId, notificationId, occurredAt: effectiveAt } = notification;
    const commandId = derivedId(orderId, notificationId);
    const context = { commandId, correlationId, causationId: null, actor: WAREHOUSE, effectiveAt };
    const outcome = await this.commands.handle(order, orderId, commandOf(notification), context);
    if (!outcome.ok) return outcome.rejection.type;
    await this.processes.follow(outcome.events);
    return null;
  }
}

function commandOf(notification: ReturnNotification): OrderCommand {
  const { returnNumber, occurredAt } = notification;
  if (notification.type === 'return-received') return { type: 'ReceiveReturn', returnNumber, receivedAt: occurredAt };
  const lines = notification.lines.map(({ line: lineId, quantity, outcome }) => ({ lineId, quantity, outcome }));
  return { type: 'InspectReturn', returnNumber, lines, inspectedAt: occurredAt };
}
