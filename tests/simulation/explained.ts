import { stockholmDate } from '../../domain/kernel/index.js';
import { openTasks, type PaymentTask } from '../../domain/payment/index.js';
import { NOT_IN_REPORT, partnerRetries } from '../../domain/payment/retries.js';
import { askedOf } from './asked.js';
import type { Purchase } from './books.js';

/**
 * Returns the payment tasks for staff that nothing in the history explains. Repeated failures and missing messages of
 * the partner explain a task. So do goods that were sent or returned without their money.
 * @param isQuiet whether messages of the partner were lost or late
 */
export function unexplained(purchase: Purchase, isQuiet: boolean): readonly PaymentTask[] {
  return openTasks(purchase.payment).filter((task) => !isExplained(task, purchase, isQuiet));
}

function isExplained({ kind, taskId, attempts }: PaymentTask, { payment, order }: Purchase, isQuiet: boolean): boolean {
  switch (kind) {
    case 'capture':
    case 'refund':
    case 'reversal':
      return (
        attempts > retriesOf(payment.started?.startedAt) || (isQuiet && failureOf(taskId, payment) === NOT_IN_REPORT)
      );
    case 'unpaid':
      return order.cancellation !== null;
    case 'difference':
      return isQuiet || payment.differences.some((each) => each.differenceId === taskId && each.source === 'order');
  }
}

function retriesOf(at = ''): number {
  return partnerRetries.on(stockholmDate(at)).minutesToNext.length;
}

function failureOf(taskId: string, payment: Purchase['payment']): string | null {
  return askedOf(payment).find(({ id }) => id === taskId)?.failure ?? null;
}
