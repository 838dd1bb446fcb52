import type { CustomerErased } from '../../../domain/customer/index.js';
import type { RecordedEvent } from '../../../domain/kernel/index.js';
import type { Reaction } from '../../foundation/reactions/reaction.js';
import type { ComplaintEvidence } from './evidence.js';

/** LAW-09: text and photos of complaints go with the person. The key is gone too, so no backup can show them. */
export function complaintErasureReaction(evidence: Pick<ComplaintEvidence, 'forget'>): Reaction {
  return {
    name: 'erasure of complaints',
    eventTypes: ['CustomerErased'] satisfies CustomerErased['type'][],
    alsoInMadeUpPast: true,
    react: (event) => {
      const { customerId } = (event as unknown as RecordedEvent<CustomerErased>).data;
      return evidence.forget(`customer:${customerId}`);
    },
  };
}
