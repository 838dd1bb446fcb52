import { accept, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { DeathLearned, ReminderEvent } from '../events.js';
import type { ReminderDecision } from '../rejections.js';
import type { Watched } from '../rules/index.js';
import type { ReminderState } from '../state.js';
import { cancelled, isOpen } from './cancelled.js';

/** The national service ended a warrant because the customer has died. Nothing is sent to the dead. */
export interface LearnDeath {
  readonly type: 'LearnDeath';
  readonly customerId: Uuid;
  /** The person number of the customer. */
  readonly person: string;
  readonly at: Instant;
}

export function learnDeath(command: LearnDeath, { reminders, isCustomerDead }: ReminderState): ReminderDecision {
  if (isCustomerDead) return unchanged;
  const { customerId, person, at } = command;
  const open = Object.values(reminders).filter(isOpen);
  const learned: ReminderEvent = { type: 'DeathLearned', data: { customerId, isCustomer: true, person, at } };
  return accept<ReminderEvent>(
    learned,
    ...open.map(({ reminderId }) => cancelled(command, reminderId, 'deceased', null)),
  );
}

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
