import type { Instant, Uuid } from '../../kernel/index.js';
import type { DeathLearned } from '../events.js';
import type { Watched } from '../rules/index.js';
import type { ReminderState } from '../state.js';

interface Told {
  readonly customerId: Uuid;
  readonly subjects: readonly Watched[];
  readonly at: Instant;
}

/** The deaths that a register tells by the status of a person's prescription, and that were not known. */
export function learnedDeaths({ customerId, subjects, at }: Told, { dead }: ReminderState): readonly DeathLearned[] {
  const learned = new Map<string, DeathLearned>();
  for (const { concerning, by, facts } of subjects) {
    // The prescription of an animal names its keeper.
    if (facts.of !== 'prescription' || facts.isAnimal || facts.standing !== 'deceased') continue;
    if (dead.includes(concerning)) continue;
    const isCustomer = by.ground === 'self';
    learned.set(concerning, { type: 'DeathLearned', data: { customerId, isCustomer, person: concerning, at } });
  }
  return [...learned.values()];
}

/** Whether a reminder would go to the dead, or be about them. */
export function isDead({ concerning }: Watched, { dead, isCustomerDead }: ReminderState): boolean {
  return isCustomerDead || dead.includes(concerning);
}
