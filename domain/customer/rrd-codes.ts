import type { CustomerState } from './state.js';

/**
 * RX-11: the consents to keep a person's prescriptions, for each kind of person: the giver of a warrant, its holder, and a
 * guardian. "RRD" is the name that clients know.
 */
export const RRD_PERSONS = ['givare', 'tagare', 'vardnadshavare'] as const;
export type RrdPerson = (typeof RRD_PERSONS)[number];
export type RrdConsentCode = 'RrdGivare' | 'RrdTagare' | 'RrdVardnadshavare';

export const RRD_CODES: Readonly<Record<RrdPerson, RrdConsentCode>> = {
  givare: 'RrdGivare',
  tagare: 'RrdTagare',
  vardnadshavare: 'RrdVardnadshavare',
};

/** Whether this pharmacy may keep prescriptions of anybody for this customer. */
export function mayKeepPrescriptions({ consents }: Pick<CustomerState, 'consents'>): boolean {
  return RRD_PERSONS.some((person) => consents[RRD_CODES[person]]?.given);
}
