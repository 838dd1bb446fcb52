/** Somebody who can identify at the simulated e-IDs; made up, with a right check digit. */
export interface SimulatedPerson {
  readonly personNumber: string;
  readonly givenName: string;
  readonly surname: string;
  readonly note?: string;
}

export type PersonSource = () => Promise<readonly SimulatedPerson[]>;

/** A letter as the local mailbox keeps it. */
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

/** What the shop asks of the mailbox that stands in for a mail server. */
export interface LocalMailbox {
  /** Newest first. */
  list(filter?: { readonly to?: string; readonly limit?: number }): readonly Letter[];
  read(id: string): Letter | null;
  /** Throws letters away, here and in the file. */
  forget(like: (letter: Letter) => boolean): void;
}

/** Where a simulator serves its own pages. */
interface WithPages {
  readonly origin: string;
}

interface SimulatedEId extends WithPages {
  setPersons(source: PersonSource): void;
}

/** What the shop knows of the simulators; null where a real partner is spoken to. */
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
