import type { DomainEvent, EventDefinitions, Instant, PersonRef, Uuid } from '../kernel/index.js';

interface OfMessage {
  /** Who wrote. The stream has all messages of this customer. */
  readonly customerId: Uuid;
  readonly messageId: Uuid;
}

/** Whom the packs are for. The name is null for the customer. */
export interface DosePackPatient {
  readonly personNumber: string;
  readonly name: string | null;
}

/** What the customer wrote. It may tell of a disease, so it is sealed with the patient. */
export interface DosePackRequest {
  readonly patient: DosePackPatient;
  readonly text: string;
}

/** RX-24, RX-22: the customer asked a pharmacist to pack medicines in doses. This message is the order. */
export type DosePackAsked = DomainEvent<
  'DosePackAsked',
  OfMessage & { readonly request: DosePackRequest; readonly askedAt: Instant }
>;

/** A pharmacist answered. The answer is sealed, and the customer reads it under a strong log-in. */
export type DosePackAnswered = DomainEvent<
  'DosePackAnswered',
  OfMessage & { readonly by: string; readonly byName: string; readonly answer: string; readonly answeredAt: Instant }
>;

export type DosePackEvent = DosePackAsked | DosePackAnswered;

const person = ({ customerId }: { readonly customerId: Uuid }): PersonRef => `customer:${customerId}`;

export const dosePackEvents: EventDefinitions<DosePackEvent> = {
  DosePackAsked: { version: 1, personal: [{ purpose: 'prescription', fields: ['request'], person }] },
  DosePackAnswered: { version: 1, personal: [{ purpose: 'prescription', fields: ['answer'], person }] },
};
