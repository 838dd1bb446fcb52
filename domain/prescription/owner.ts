import { belongsTo, type Owner } from '../kernel/index.js';
import type { PrescriptionEvent } from './events.js';

const toCustomer = ({ customerId }: PrescriptionEvent['data']) => belongsTo('customer', customerId);

export const owner: Owner<PrescriptionEvent, 'customer'> = {
  by: 'events',
  ties: {
    PrescriptionReceived: toCustomer,
    OtherPatientLearned: toCustomer,
    WithdrawalHeld: toCustomer,
    WithdrawalOrdered: toCustomer,
    WithdrawalReleased: toCustomer,
    WithdrawalChecked: toCustomer,
    ExchangeDecided: toCustomer,
    ColleagueAsked: toCustomer,
    ColleagueAnswered: toCustomer,
    MedicineDispensed: toCustomer,
    DispensingReported: toCustomer,
    DispensingUndone: toCustomer,
    WithdrawalRefused: toCustomer,
    RecallNotified: toCustomer,
    PatientRecallNotified: toCustomer,
  },
};
