/**
 * RX-23: the proofs of identity that a pharmacy takes from who gives a warrant: passport, national identity card, driving
 * licence, identity card by the Swedish standard, and the card of the Tax Agency.
 */
export const ID_KINDS = ['passport', 'national-id', 'driving-licence', 'sis-id', 'tax-agency-id'] as const;
export type IdKind = (typeof ID_KINDS)[number];
