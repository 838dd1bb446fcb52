import { describe, expect, test } from 'vitest';

import { initialPayment, type PaymentStarted, type PaymentState } from '../../../../domain/payment/index.js';
import { attemptProblems, lastMethod } from './attempt-view.js';

const CANCELLED = 'Betalningen har avbrutits, var god försök igen.';
const NONE =
  'Vi har inte tagit emot någon betalning. Skulle ett belopp ändå dras eller reserveras får du tillbaka det.';

describe('the basket shows the last attempt to pay', () => {
  test.each<[string, Partial<PaymentState>, string, string, string]>([
    [
      'was refused',
      { phase: 'refused', refusal: 'DECLINED' },
      'Betalningen gick inte igenom',
      'Betalningen har nekats, var god försök igen eller välj ett annat betalsätt.',
      'Inga pengar har dragits.',
    ],
    ['the shopper gave up', cancelled('shopper'), 'Betalningen blev inte av', CANCELLED, NONE],
    [
      'the shopper gave up at the partner, as its webhook reported',
      { phase: 'refused', refusal: 'Shopper Cancelled' },
      'Betalningen blev inte av',
      CANCELLED,
      NONE,
    ],
    ['ran out of time', cancelled('timed-out'), 'Tiden för betalningen gick ut', CANCELLED, NONE],
    ['met an error', cancelled('error'), 'Betalningen misslyckades', 'Ett fel inträffade, var god försök igen.', NONE],
  ])('that %s, in the words of CHK-14 and with the whereabouts of the money', (_how, state, title, message, money) => {
    const [first, second] = attemptProblems({ ...initialPayment, ...state });
    expect([first, second?.message]).toEqual([expect.objectContaining({ title, message }), money]);
  });

  test.each<[string, Partial<PaymentState>]>([
    ['came after all', { late: [{ pspReference: 'psp-1', amount: 100 }] }],
    ['had come before the order was cancelled', { pspReference: 'psp-1' }],
  ])('but never says that no money came where it %s', (_how, state) => {
    const told = attemptProblems({ ...initialPayment, ...cancelled('timed-out'), ...state });
    expect(told.at(-1)?.message).toBe('Pengarna som kom in går tillbaka till dig.');
  });

  test.each<PaymentState['phase']>(['started', 'action-required', 'authorised'])(
    'but no attempt that is %s',
    (phase) => {
      expect(attemptProblems({ ...initialPayment, phase })).toEqual([]);
    },
  );

  test('but nothing without an attempt', () => {
    expect(attemptProblems(null)).toEqual([]);
  });
});

describe('the method of the last attempt', () => {
  const attempt = (method: string, phase: PaymentState['phase']): PaymentState => ({
    ...initialPayment,
    phase,
    started: { method, startedAt: '2026-11-26T10:00:00.000Z' } as PaymentStarted['data'],
  });

  test.each(['scheme', 'swish', 'trustly'])('%s is chosen again when it failed', (method) => {
    expect(lastMethod(attempt(method, 'refused'))).toBe(method);
  });

  test.each(['Invoice14Days', 'InvoiceMonthly', 'klarna', 'klarna_account'])(
    '%s is not, because credit is never preselected (LAW-02)',
    (method) => {
      expect(lastMethod(attempt(method, 'refused'))).toBeNull();
    },
  );

  test('is not chosen while it may still succeed', () => {
    expect(lastMethod(attempt('swish', 'action-required'))).toBeNull();
  });
});

function cancelled(cancellation: PaymentState['cancellation']): Partial<PaymentState> {
  return { phase: 'cancelled', cancellation };
}
