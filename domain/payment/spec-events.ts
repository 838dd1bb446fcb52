import type { PaymentAuthorised, PaymentDiffered, PaymentEvent, PaymentStarted } from './events.js';

export const AT = '2026-05-04T10:00:00.000Z';
export const LATER = '2026-05-04T10:20:00.000Z';
export const IN_TEN_MINUTES = '2026-05-04T10:30:00.000Z';

export const started: PaymentStarted = {
  type: 'PaymentStarted',
  data: {
    paymentId: 'payment-1',
    orderId: 'order-1',
    orderNumber: '100001',
    method: 'scheme',
    capture: 'later',
    amount: 25_000,
    startedAt: AT,
    expiresAt: '2026-05-04T10:15:00.000Z',
  },
};
export const swish: PaymentStarted = {
  type: 'PaymentStarted',
  data: { ...started.data, method: 'swish', capture: 'at-once' },
};

export const authorised: PaymentAuthorised = {
  type: 'PaymentAuthorised',
  data: { pspReference: 'psp-1', amount: 25_000, authorisedAt: AT },
};
export const taken = {
  type: 'PaymentCaptured',
  data: { captureId: 'payment-1', amount: 25_000, pspReference: 'psp-1', capturedAt: AT },
} as const;
export const refused = {
  type: 'PaymentRefused',
  data: { pspReference: 'psp-1', reason: 'DECLINED', refusedAt: AT },
} as const;
export const timedOut = { type: 'PaymentCancelled', data: { reason: 'timed-out', cancelledAt: LATER } } as const;
export const late = {
  type: 'LateAuthorisationReceived',
  data: { pspReference: 'psp-1', amount: 25_000, receivedAt: AT },
} as const;

const IDS = {
  Capture: { captureId: 'capture-1' },
  Refund: { refundId: 'refund-1' },
  Reversal: { reversalId: 'reversal-1' },
} as const;
type Asked = keyof typeof IDS;

export const captureRequested = {
  type: 'CaptureRequested',
  data: { captureId: 'capture-1', amount: 25_000, requestedAt: LATER },
} as const;
export const captureSent = sent('CaptureSent', 1);
export const captured = {
  type: 'PaymentCaptured',
  data: { captureId: 'capture-1', amount: 25_000, pspReference: 'psp-capture', capturedAt: LATER },
} as const;
export const captureFailed = failed('CaptureFailed', 1);

export const refundRequested = {
  type: 'RefundRequested',
  data: { refundId: 'refund-1', amount: 10_000, pspReference: 'psp-1', reason: 'return', requestedAt: LATER },
} as const;
export const refundSent = sent('RefundSent', 1);
export const refunded = {
  type: 'PaymentRefunded',
  data: { refundId: 'refund-1', amount: 10_000, pspReference: 'psp-refund', refundedAt: LATER },
} as const;
export const refundFailed = failed('RefundFailed', 1);

export const reversalRequested = {
  type: 'ReversalRequested',
  data: {
    reversalId: 'reversal-1',
    amount: 25_000,
    pspReference: 'psp-1',
    reason: 'late-authorisation',
    requestedAt: LATER,
  },
} as const;
export const reversalSent = sent('ReversalSent', 1);
export const reversed = {
  type: 'PaymentReversed',
  data: { reversalId: 'reversal-1', amount: 25_000, pspReference: 'psp-reversal', reversedAt: LATER },
} as const;
export const reversalFailed = failed('ReversalFailed', 1);

export function sent(type: `${Asked}Sent`, attempt: number, sentAt = LATER): PaymentEvent {
  return { type, data: { ...askedOf(type), attempt, sentAt } } as PaymentEvent;
}

/** The last attempt failed, so no retry follows and staff must decide. */
export function failed(
  type: `${Asked}Failed`,
  attempt: number,
  retryAt: string | null = IN_TEN_MINUTES,
  undone = 0,
): PaymentEvent {
  const failure = {
    attempt,
    reason: 'bank',
    failedAt: LATER,
    retryAt,
    undone,
    ruleVersion: 'partner-retries@2000-01-01',
  };
  return { type, data: { ...askedOf(type), ...failure } } as PaymentEvent;
}

function askedOf(type: `${Asked}${'Sent' | 'Failed'}`) {
  return IDS[type.replace(/Sent|Failed/, '') as Asked];
}

/** The partner's message `message-1` states another sum or currency than the shop requested. */
export function differed(
  data: Omit<PaymentDiffered['data'], 'differenceId' | 'source' | 'reportDate' | 'settled'>,
): PaymentDiffered {
  return {
    type: 'PaymentDiffered',
    data: { differenceId: 'message-1', source: 'message', reportDate: '2026-05-04', settled: false, ...data },
  };
}
