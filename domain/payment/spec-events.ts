import type { PaymentAuthorised, PaymentStarted } from './events.js';

/** Short histories for the specs of this folder. */
export const AT = '2026-05-04T10:00:00.000Z';
export const LATER = '2026-05-04T10:20:00.000Z';

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

export const captureRequested = {
  type: 'CaptureRequested',
  data: { captureId: 'capture-1', amount: 25_000, requestedAt: LATER },
} as const;
export const captured = {
  type: 'PaymentCaptured',
  data: { captureId: 'capture-1', amount: 25_000, pspReference: 'psp-capture', capturedAt: LATER },
} as const;
export const captureFailed = { type: 'CaptureFailed', data: { captureId: 'capture-1', reason: 'bank' } } as const;
export const refundRequested = {
  type: 'RefundRequested',
  data: { refundId: 'refund-1', amount: 10_000, pspReference: 'psp-1', reason: 'return', requestedAt: LATER },
} as const;
export const refunded = {
  type: 'PaymentRefunded',
  data: { refundId: 'refund-1', amount: 10_000, pspReference: 'psp-refund', refundedAt: LATER },
} as const;
export const refundFailed = { type: 'RefundFailed', data: { refundId: 'refund-1', reason: 'bank' } } as const;
