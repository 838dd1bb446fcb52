import type { CartProduct } from '../events.js';
import type { AddPrescription } from './add-prescription.js';
import type { CartPrescription, DecidedPrice } from './row.js';

export const decided: DecidedPrice = {
  day: '2026-05-04',
  exchange: 'exchanged',
  benefit: 'R',
  price: 9700,
  onLadder: 9700,
  fee: 7275,
  difference: 0,
  amount: 7275,
  ruleVersions: ['benefit-class@2024-01-01'],
  account: { isConnected: true, period: null },
};

export const amlovent: CartPrescription = {
  prescriptionId: 'prescription-1',
  ordinationId: 'human-1-2',
  patient: { kind: 'self', personNumber: '198507099805', name: null },
  article: { varuId: '710003', name: 'Amlovent', form: 'Tablett', strength: '10 mg', packSize: '100 tabletter' },
  packages: 1,
  maxPackages: 3,
  noExchange: false,
  message: null,
  isNarcotic: false,
  price: decided,
};

export const line: CartProduct = {
  varuId: 'row-1',
  name: 'Receptvara',
  type: 'Rx',
  unitPrice: 7275,
  vatClass: 'prescription',
  flags: [],
  weightGrams: 90,
};

export const add: AddPrescription = {
  type: 'AddPrescription',
  cartId: 'cart-1',
  customerId: 'astrid',
  line,
  prescription: amlovent,
  isRestored: false,
  on: '2026-05-04',
};
