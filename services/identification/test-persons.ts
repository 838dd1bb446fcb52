/** A person of the test environments (LOG-15); made-up numbers with a right check digit. */
export interface TestPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly nationalIdentificationNumber: string;
  /** What the list says beside the name. */
  readonly note: string;
}

export const testPersons: readonly TestPerson[] = [
  { firstName: 'Astrid', lastName: 'Ekström', nationalIdentificationNumber: '198507099805', note: 'Ny kund' },
  { firstName: 'Nils', lastName: 'Sandberg', nationalIdentificationNumber: '198507099813', note: 'Ny kund' },
  { firstName: 'Elsa', lastName: 'Lindqvist', nationalIdentificationNumber: '199908072391', note: 'Ny kund' },
  { firstName: 'Karl', lastName: 'Ahlgren', nationalIdentificationNumber: '197010632391', note: 'Samordningsnummer' },
  { firstName: 'Signe', lastName: 'Dahl', nationalIdentificationNumber: '201003152384', note: 'Under 18 år' },
  { firstName: 'Alva', lastName: 'Holm', nationalIdentificationNumber: '201305042389', note: 'Under 16 år' },
];
