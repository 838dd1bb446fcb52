/** Someone who can identify at the simulated e-IDs; made up, with a right check digit. */
export interface SimulatedPerson {
  readonly personNumber: string;
  readonly givenName: string;
  readonly surname: string;
  readonly note?: string;
}

export type PersonSource = () => Promise<readonly SimulatedPerson[]>;

export const STANDING_PERSONS: readonly SimulatedPerson[] = [
  { personNumber: '198507099805', givenName: 'Astrid', surname: 'Ekström' },
  { personNumber: '198507099813', givenName: 'Nils', surname: 'Sandberg' },
];
