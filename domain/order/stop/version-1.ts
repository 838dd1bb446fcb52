import type { CancellationAnswered, CancellationRequested } from './events.js';

// Version 1 stopped whole orders, so these events named no parcels.

export function requestedFrom1(data: Omit<CancellationRequested['data'], 'parcelIds'>): CancellationRequested['data'] {
  return { ...data, parcelIds: null };
}

export function answeredFrom1(
  data: Omit<CancellationAnswered['data'], 'stopped' | 'tooLate'>,
): CancellationAnswered['data'] {
  return { ...data, stopped: null, tooLate: null };
}
