import { describe, expect, test } from 'vitest';

import { changeQueue, shownModal, type ModalQueue, type QueuedModal } from './modal-queue.js';

const asked = (...modals: QueuedModal[]): ModalQueue =>
  modals.reduce<ModalQueue>((queue, modal) => changeQueue(queue, { type: 'asked', modal }), []);

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

  test('keeps messages that can wait away from the checkout', () => {
    expect(shownModal(asked('message', 'contact-details', 'favourites'), '/shop/basket')).toBeNull();
    expect(shownModal(asked('message', 'inactivity'), '/shop/basket')).toBe('inactivity');
    expect(shownModal(asked('message'), '/shopping')).toBe('message');
  });

  test('shows urgent messages before a login, and those that can wait after it', () => {
    expect(asked('message', 'login', 'inactivity')).toEqual(['inactivity', 'login', 'message']);
  });

  test('opens a requested login anywhere', () => {
    expect(shownModal(asked('logged-out', 'login'), '/shop/confirmation')).toBe('login');
    expect(shownModal(asked('message', 'login'), '/shop/basket')).toBe('login');
  });

  test('shows nothing when it is empty', () => {
    expect(shownModal([], '/')).toBeNull();
  });
});
