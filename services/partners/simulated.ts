/** A person for the simulated e-IDs; invented, with a valid check digit. */
export interface SimulatedPerson {
  readonly personNumber: string;
  readonly givenName: string;
  readonly surname: string;
  readonly note?: string;
}

export type PersonSource = () => Promise<readonly SimulatedPerson[]>;

export interface Letter {
  readonly id: string;
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface LocalMailbox {
  /** Newest first. */
  list(filter?: { readonly to?: string; readonly limit?: number }): readonly Letter[];
  read(id: string): Letter | null;
  /** Deletes mails, in memory and in the file. */
  forget(like: (letter: Letter) => boolean): void;
}

interface WithPages {
  readonly origin: string;
}

interface SimulatedEId extends WithPages {
  setPersons(source: PersonSource): void;
}

/** The running simulators; null for a real partner. */
export interface Simulated {
  readonly adyen: WithPages | null;
  readonly warehouse: object | null;
  readonly mailbox: LocalMailbox | null;
  readonly push: object | null;
  readonly weather: object | null;
  readonly bankId: SimulatedEId | null;
  readonly freja: SimulatedEId | null;
  readonly populationRegister: object | null;
}
