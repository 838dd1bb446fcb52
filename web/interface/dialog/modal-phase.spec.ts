import { describe, expect, test } from 'vitest';

import { lastsMs, nextPhase, type ModalPhase, type ModalSignal } from './modal-phase.js';

const after = (animated: boolean, ...signals: ModalSignal[]): ModalPhase =>
  signals.reduce<ModalPhase>((phase, signal) => nextPhase(phase, signal, animated), 'closed');

describe('a modal', () => {
  test('opens, is active after 50 ms, becomes inactive and closes after the animation', () => {
    expect(after(true, 'show')).toBe('open');
    expect(lastsMs('open')).toBe(50);
    expect(after(true, 'show', 'time')).toBe('active');
    expect(after(true, 'show', 'time', 'hide')).toBe('inactive');
    expect(lastsMs('inactive')).toBe(300);
    expect(after(true, 'show', 'time', 'hide', 'time')).toBe('closed');
  });

  test('is active at once and closed at once without animation', () => {
    expect(after(false, 'show')).toBe('active');
    expect(after(false, 'show', 'hide')).toBe('closed');
  });

  test('that is opened again while it closes comes back', () => {
    expect(after(true, 'show', 'time', 'hide', 'show')).toBe('active');
  });

  test('does not change by itself while active or closed', () => {
    expect([lastsMs('active'), lastsMs('closed')]).toEqual([null, null]);
    expect(after(true, 'time', 'hide')).toBe('closed');
    expect(after(true, 'show', 'time', 'time', 'show')).toBe('active');
  });
});
