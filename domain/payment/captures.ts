import type { Ore, Uuid } from '../kernel/index.js';
import type { Capture, PaymentState } from './state.js';

type Captures = Pick<PaymentState, 'captures'>;

export function findCapture({ captures }: Captures, captureId: Uuid | undefined): Capture | undefined {
  return captures.find((each) => each.captureId === captureId);
}

export function capturedSum({ captures }: Captures): Ore {
  return sumOf(captures.filter(({ status }) => status === 'captured'));
}

/** The part of the authorised sum that a later parcel may still capture. */
export function leftToCapture({ started, captures, reductions }: PaymentState): Ore {
  return (started?.amount ?? 0) - sumOf(captures) - sumOf(reductions);
}

/** One status for all captures: the one that needs most attention. Null before the first capture. */
export function captureStatus({ captures }: Captures): Capture['status'] | null {
  const statuses = new Set(captures.map(({ status }) => status));
  return BY_ATTENTION.find((status) => statuses.has(status)) ?? null;
}

const BY_ATTENTION = ['failed', 'requested', 'closed', 'captured', 'dropped'] as const;

export function sumOf(parts: readonly { readonly amount: Ore }[]): Ore {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
