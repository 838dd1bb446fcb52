import type { DomainEvent, EventDefinitions, Instant, PersonRef, Uuid } from '../kernel/index.js';
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

export * from './dispensing/events.js';

export type PrescriptionEvent = PrescriptionReceived | DispensingEvent;

const person = ({ customerId }: { readonly customerId: Uuid }): PersonRef => `customer:${customerId}`;

export const prescriptionEvents: EventDefinitions<PrescriptionEvent> = {
  PrescriptionReceived: { version: 1, personal: [{ purpose: 'prescription', fields: ['prescription'], person }] },
  ...dispensingEvents,
};
