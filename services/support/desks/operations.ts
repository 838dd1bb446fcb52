import { WHOLE, type About, type Desk } from '../audit/desk.js';
import type { OperationsDesk } from '../contract/operations.js';

/** The operations page makes ten calls, which are recorded as one. */
const overview = {
  outcome: 'shown',
  look: 'overview',
  about: () => ({ subject: { kind: 'shop', id: 'operations' } }),
  reason: 'opened',
} as const;

const of = (kind: string, id: string, item?: string): About => ({
  subject: { kind, id: id || '-' },
  ...(item && { item }),
});

export const operationsDesk: Desk<OperationsDesk, 'operations'> = {
  name: 'operations',
  right: 'console.run',
  shows: 'hur butiken går: vyer, följder, jobb, partner och ordrar som står still',
  holds: 'deskMinutes',
  opens: (key) => (key === WHOLE ? { kind: 'shop', id: 'operations' } : null),
  calls: {
    views: overview,
    reactions: overview,
    holdUp: overview,
    partners: overview,
    parked: overview,
    parkedReactions: overview,
    jobRuns: overview,
    calendarAsked: overview,
    stuckOrders: overview,
    heldGoods: overview,
    lateRefunds: overview,
    rebuild: { outcome: 'done', about: (view, purpose) => of('view', view, purpose), reason: 'opened' },
    dryRun: { outcome: 'done', about: (view, streamId) => of('stream', streamId, view), reason: 'opened' },
    retry: { outcome: 'done', about: (view, streamId) => of('stream', streamId, view), reason: 'opened' },
    retryReaction: {
      outcome: 'done',
      about: (reaction, streamId) => of('stream', streamId, reaction),
      reason: 'opened',
    },
    runJob: { outcome: 'done', about: (job, date) => of('job', job, date), reason: 'opened' },
    repeatStep: { outcome: 'done', about: (orderId, step) => of('order', orderId, step), reason: 'opened' },
    passOver: {
      outcome: 'done',
      about: (job, date) => of('job', job, date),
      reason: { given: (_job, _date, reason) => reason },
    },
    goOn: {
      outcome: 'done',
      about: (question, _reason, job) => of('job', job ?? 'calendar', question),
      reason: { given: (_question, reason) => reason },
    },
  },
};
