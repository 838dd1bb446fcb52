import type { SimulatedPerson } from '../../services/partners/simulated/simulated.js';

export const STANDING_PERSONS: readonly SimulatedPerson[] = [
  { personNumber: '198507099805', givenName: 'Astrid', surname: 'Ekström' },
  { personNumber: '198507099813', givenName: 'Nils', surname: 'Sandberg' },
];
