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
