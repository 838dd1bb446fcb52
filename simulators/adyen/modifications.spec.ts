import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { card, payment, paymentId, stage, submitForm, VISA, type Stage } from './simulator.fixture.js';

const captureId = '7d1f6d3a-2a0b-4d0e-8f39-5b8a1c9e7f22';
const refundId = '8e2a7e4b-3b1c-4e1f-9a4a-6c9b2d0f8a44';

let at: Stage;
let pspReference: string;
beforeEach(async () => {
  at = await stage();
  pspReference = (await at.adyen.start(payment(card(VISA)), 'start-1')).pspReference ?? '';
  await at.told();
});
afterEach(() => at.close());

const modification = (modificationId: string, amount = 19900) => ({
  paymentId,
  pspReference,
  modificationId,
  attempt: 1,
  amount,
});
const lastTold = async () => (await at.told()).at(-1);
const codes = () => JSON.stringify(at.shop.received).match(/(?<="eventCode":")[A-Z_]+/g);

describe('after the authorisation', () => {
  test('a reserved amount is captured and the webhook names capture and payment', async () => {
    const { pspReference: own } = await at.adyen.capture(modification(captureId), 'capture-1');
    expect(await lastTold()).toMatchObject({
      type: 'CaptureSucceeded',
      paymentId,
      modificationId: captureId,
      modificationPspReference: own,
      paymentPspReference: pspReference,
    });
  });

  test('a capture requested twice with one key is one capture', async () => {
    const first = await at.adyen.capture(modification(captureId), 'capture-1');
    expect(await at.adyen.capture(modification(captureId), 'capture-1')).toEqual(first);
    expect((await at.told()).filter((told) => told.type === 'CaptureSucceeded')).toHaveLength(1);
  });

  test('no capture is larger than the reservation', async () => {
    await at.adyen.capture(modification(captureId, 19901), 'capture-1');
    expect(await lastTold()).toMatchObject({
      type: 'CaptureFailed',
      modificationId: captureId,
      reason: 'Insufficient balance on payment',
    });
  });

  test('a capture can fail at the bank afterwards', async () => {
    at.simulator.setFaults({ failedCaptures: 1 });
    await at.adyen.capture(modification(captureId), 'capture-1');
    const types = (await at.told()).map((told) => told.type).sort();
    expect(types).toEqual(['AuthorisationSucceeded', 'CaptureFailed', 'CaptureSucceeded']);
  });

  test('captured money can be refunded in parts, but not more than was captured', async () => {
    await at.adyen.capture(modification(captureId), 'capture-1');
    await at.adyen.refund(modification(refundId, 15000), 'refund-1');
    expect(await lastTold()).toMatchObject({
      type: 'RefundSucceeded',
      modificationId: refundId,
      sum: { amount: 15000 },
    });
    await at.adyen.refund(modification(refundId, 5000), 'refund-2');
    expect(await lastTold()).toMatchObject({ type: 'RefundFailed' });
  });

  test('a reservation is released, and cannot be captured after that', async () => {
    await at.adyen.cancel({ paymentId }, 'cancel-1');
    expect(await lastTold()).toMatchObject({ type: 'CancellationSucceeded', paymentPspReference: pspReference });
    expect(codes()).toContain('TECHNICAL_CANCEL');
    await at.adyen.capture(modification(captureId), 'capture-1');
    expect(await lastTold()).toMatchObject({ type: 'CaptureFailed', reason: 'Transaction not in authorised state' });
  });

  test('a reversal releases what is not captured, and refunds what is left of what was', async () => {
    const { amount: _, ...reversal } = modification(refundId);
    await at.adyen.capture(modification(captureId), 'capture-1');
    await at.adyen.refund(modification('7d1a3d0e-5a53-4d0c-8f1b-0b1d3f1c7a11', 15000), 'refund-1');
    await at.adyen.reverse(reversal, 'reversal-1');
    expect(await lastTold()).toMatchObject({
      type: 'ReversalSucceeded',
      modificationId: refundId,
      sum: { amount: 4900 },
    });
    await at.adyen.reverse(reversal, 'reversal-2');
    expect(await lastTold()).toMatchObject({ type: 'ReversalFailed', reason: 'Insufficient balance on payment' });
  });

  test('a reversed reservation cannot be captured, and each attempt has its own answer', async () => {
    const { amount: _, ...reversal } = modification(refundId);
    await at.adyen.reverse({ ...reversal, attempt: 2 }, 'reversal-2');
    expect(await lastTold()).toMatchObject({ type: 'ReversalSucceeded', modificationId: refundId, attempt: 2 });
    await at.adyen.capture(modification(captureId), 'capture-1');
    expect(await lastTold()).toMatchObject({ type: 'CaptureFailed', reason: 'Transaction not in authorised state' });
  });

  test('Swish money cannot be released, only refunded', async () => {
    const swish = await at.adyen.start(payment({ type: 'swish' }), 'start-2');
    await submitForm(swish.action?.type === 'qrCode' ? (swish.action.url ?? '') : '', { decision: 'approve' });
    const psp = swish.pspReference ?? '';
    await at.adyen.cancel({ paymentId }, 'cancel-1');
    expect(await lastTold()).toMatchObject({ type: 'CancellationFailed', reason: 'Transaction already captured' });
    await at.adyen.refund({ ...modification(refundId), pspReference: psp }, 'refund-1');
    expect(await lastTold()).toMatchObject({ type: 'RefundSucceeded' });
  });

  test('an unknown payment is refused at once', async () => {
    await expect(
      at.adyen.capture({ ...modification(captureId), pspReference: 'NOSUCHPAYMENT000' }, 'capture-1'),
    ).rejects.toMatchObject({ status: 422, code: '167' });
  });
});
