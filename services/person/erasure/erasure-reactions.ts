import type { CustomerErased, KeptRecordsEnded } from '../../../domain/customer/index.js';
import type { RecordedEvent } from '../../../domain/kernel/index.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { PaymentGateway } from '../../partners/adyen/gateway.js';
import type { Reaction } from '../../foundation/reactions/reaction.js';
import type { Forgetting } from './forgetting.js';
import type { LocalLetters } from './local-letters.js';

/** A generated history of test data may contain erasures, and those must be completed too. */
const erased = {
  eventTypes: ['CustomerErased'] satisfies CustomerErased['type'][],
  alsoInMadeUpPast: true,
} as const;

/** Completes an erasure that a crash interrupted, or that a command-line tool started. */
export function erasureReactions(
  forgetting: Forgetting,
  payments: Pick<PaymentGateway, 'storedCards' | 'deleteStoredCard'>,
  letters: Pick<LocalLetters, 'forget'>,
): readonly Reaction[] {
  return [
    { ...erased, name: 'erasure', react: (event) => forgetting.forget(customerIdOf(event)) },
    { ...erased, name: 'erasure of stored cards', react: (event) => deleteCards(customerIdOf(event), payments) },
    { ...erased, name: 'erasure of local mail', react: (event) => letters.forget(customerIdOf(event)) },
  ];
}

/** CORE-12: destroys the key of what an erasure left, when the years of the law have passed. */
export function keptRecordsReaction(forgetting: Pick<Forgetting, 'endKept'>): Reaction {
  return {
    name: 'end of kept records',
    eventTypes: ['KeptRecordsEnded'] satisfies KeptRecordsEnded['type'][],
    alsoInMadeUpPast: true,
    react: (event) => {
      const { customerId, purpose } = (event as unknown as RecordedEvent<KeptRecordsEnded>).data;
      return forgetting.endKept(customerId, purpose);
    },
  };
}

async function deleteCards(
  customerId: string,
  payments: Pick<PaymentGateway, 'storedCards' | 'deleteStoredCard'>,
): Promise<void> {
  for (const { id } of await payments.storedCards(customerId)) await payments.deleteStoredCard(customerId, id);
}

function customerIdOf(event: StoredEvent): string {
  return (event as unknown as RecordedEvent<CustomerErased>).data.customerId;
}
