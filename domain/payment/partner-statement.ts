import { accept, stockholmDate, unchanged, type Instant, type Ore } from '../kernel/index.js';
import type { Authorise } from './commands/authorise.js';
import type { ConfirmCapture } from './commands/confirm-capture.js';
import type { ConfirmRefund } from './commands/confirm-refund.js';
import type { FailCapture } from './commands/fail-capture.js';
import type { FailRefund } from './commands/fail-refund.js';
import type { Refuse } from './commands/refuse.js';
import { findCapture } from './captures.js';
import { CURRENCY, shownSum, type StatedSum } from './partner-sum.js';
import type { PaymentDecision } from './rejections.js';
import type { PaymentState } from './state.js';

/** Commands that carry a report of the partner. Each holds the sum that the partner stated, or null. */
export type PartnerCommand = Authorise | Refuse | ConfirmCapture | FailCapture | ConfirmRefund | FailRefund;

interface PartnerWord {
  readonly record: 'authorisation' | 'capture' | 'refund';
  /** The sum that the shop requested. Undefined when it requested nothing. */
  readonly expected: Ore | undefined;
  readonly reference: string;
  readonly at: Instant;
}

/**
 * Returns null when the partner states the requested sum. Otherwise it records a difference, and the command has no
 * other effect.
 */
export function differing(command: PartnerCommand, state: PaymentState): PaymentDecision | null {
  const { stated } = command;
  const { record, expected, reference, at: foundAt } = wordOf(command, state);
  if (!stated || expected === undefined || (stated.amount === expected && stated.currency === CURRENCY)) return null;
  if (state.differences.some(({ differenceId }) => differenceId === stated.statementId)) return unchanged;
  return accept({
    type: 'PaymentDiffered',
    data: {
      differenceId: stated.statementId,
      source: stated.report ? 'report' : 'message',
      reportDate: stated.report ?? stockholmDate(foundAt),
      ...compared(stated, expected),
      record,
      reference,
      settled: false,
      foundAt,
    },
  });
}

function compared(stated: StatedSum, expected: Ore) {
  const sums = { ours: shownSum(expected), theirs: shownSum(stated.amount, stated.currency) };
  return stated.currency === CURRENCY
    ? ({ kind: 'amount', ...sums, amount: stated.amount - expected } as const)
    : ({ kind: 'currency', ...sums, amount: -expected } as const);
}

function wordOf(command: PartnerCommand, state: PaymentState): PartnerWord {
  const authorisation = { record: 'authorisation', expected: state.started?.amount } as const;
  switch (command.type) {
    case 'Authorise':
      return { ...authorisation, reference: command.pspReference, at: command.authorisedAt };
    case 'Refuse':
      return { ...authorisation, reference: command.pspReference ?? '', at: command.refusedAt };
    case 'ConfirmCapture':
      return { ...capture(command, state), reference: command.pspReference, at: command.capturedAt };
    case 'FailCapture':
      return { ...capture(command, state), reference: command.captureId, at: command.failedAt };
    case 'ConfirmRefund':
      return { ...refund(command, state), reference: command.pspReference, at: command.refundedAt };
    case 'FailRefund':
      return { ...refund(command, state), reference: command.refundId, at: command.failedAt };
  }
}

type Asked = Pick<PartnerWord, 'record' | 'expected'>;

function capture({ captureId }: ConfirmCapture | FailCapture, state: PaymentState): Asked {
  return { record: 'capture', expected: findCapture(state, captureId)?.amount };
}

function refund({ refundId }: ConfirmRefund | FailRefund, { refunds }: PaymentState): Asked {
  return { record: 'refund', expected: refunds.find((known) => known.refundId === refundId)?.amount };
}
