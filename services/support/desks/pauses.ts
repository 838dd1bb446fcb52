import { WHOLE, type About, type Desk } from '../audit/desk.js';
import type { PauseDesk } from '../contract/pauses.js';

const target = (id: string): About => ({ subject: { kind: 'pause', id: id || '-' } });

export const pausesDesk: Desk<PauseDesk, 'pauses'> = {
  name: 'pauses',
  within: 'operations',
  right: 'shop.pause',
  shows: 'vad som är pausat för kunder',
  holds: 'deskMinutes',
  opens: (key) => (key === WHOLE ? { kind: 'shop', id: 'pauses' } : null),
  calls: {
    list: { outcome: 'shown', about: () => ({ subject: { kind: 'shop', id: 'pauses' } }), reason: 'opened' },
    preview: {
      outcome: 'shown',
      about: (request) => target(request.target),
      reason: { given: (request) => request.reason },
    },
    pause: {
      outcome: 'done',
      about: (request) => target(request.target),
      reason: { given: (request) => request.reason },
    },
    resume: { outcome: 'done', about: target, reason: { given: (_target, reason) => reason } },
  },
};
