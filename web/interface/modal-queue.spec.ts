import { describe, expect, test } from '@jest/globals';

import { changeQueue, shownModal, type ModalQueue, type SelfOpeningModal } from './modal-queue.js';

const asked = (...modals: SelfOpeningModal[]): ModalQueue => modals.reduce<ModalQueue>((queue, modal) => changeQueue(queue, { type: 'asked', modal }), []);

describe('the queue of modals', () => {
  test('shows one at a time, the most urgent first', () => {
    const queue = asked('message', 'inactivity', 'logged-out', 'identification', 'session-timeout');
    expect(queue).toEqual(['logged-out', 'session-timeout', 'identification', 'inactivity', 'message']);
    expect(shownModal(queue, '/')).toBe('logged-out');
  });

  test('shows the next when one is closed', () => {
    const queue = changeQueue(asked('inactivity', 'session-timeout'), { type: 'closed', modal: 'session-timeout' });
    expect(shownModal(queue, '/produkt/alvedon')).toBe('inactivity');
  });

  test('holds each modal once', () => {
    expect(asked('inactivity', 'inactivity')).toEqual(['inactivity']);
  });

  test('waits while an order is confirmed', () => {
    expect(shownModal(asked('logged-out'), '/shop/confirmation')).toBeNull();
    expect(shownModal(asked('logged-out'), '/shop/basket')).toBe('logged-out');
  });

  test('keeps what can be told later away from the checkout', () => {
    expect(shownModal(asked('message', 'contact-details'), '/shop/basket')).toBeNull();
    expect(shownModal(asked('message', 'inactivity'), '/shop/basket')).toBe('inactivity');
    expect(shownModal(asked('message'), '/shopping')).toBe('message');
  });

  test('shows nothing when nothing waits', () => {
    expect(shownModal([], '/')).toBeNull();
  });
});
