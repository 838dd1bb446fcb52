import type { DomainEvent, EventDefinitions, Forgotten, Instant, PersonRef, Uuid } from '../kernel/index.js';
import { dispensingEvents, type DispensingEvent } from './dispensing/events.js';
import type { Prescription } from './rules/index.js';

/**
 * The national register gave this pharmacy a prescription that it had not seen, or that had changed. The prescription
 * is sealed under a key of its own purpose (CORE-11, LAW-09).
 */
export type PrescriptionReceived = DomainEvent<
  'PrescriptionReceived',
  { readonly customerId: Uuid; readonly prescription: Prescription; readonly receivedAt: Instant }
>;

/** Somebody for whom the customer acts, and by what right. */
export interface OtherPatient {
  readonly personNumber: string;
  readonly ground: 'guardian' | 'warrant';
  readonly warrantId: string | null;
}

/** RX-08: the prescription is not the customer's own, but that of a child or of the giver of a warrant. */
export type OtherPatientLearned = DomainEvent<
  'OtherPatientLearned',
  { readonly customerId: Uuid; readonly patient: OtherPatient | Forgotten; readonly at: Instant }
>;

export * from './dispensing/events.js';

export type PrescriptionEvent = PrescriptionReceived | OtherPatientLearned | DispensingEvent;

const person = ({ customerId }: { readonly customerId: Uuid }): PersonRef => `customer:${customerId}`;

export const prescriptionEvents: EventDefinitions<PrescriptionEvent> = {
  PrescriptionReceived: { version: 1, personal: [{ purpose: 'prescription', fields: ['prescription'], person }] },
  OtherPatientLearned: { version: 1, personal: [{ purpose: 'prescription', fields: ['patient'], person }] },
  ...dispensingEvents,
};
