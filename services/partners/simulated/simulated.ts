import type { SimulatorRule } from '../definition.js';
import type { PartnerName, PartnerOf } from '../partners.js';

/** A person for the simulated e-IDs. The person number is invented and has a valid check digit. */
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
  /** Returns the mails, newest first. */
  list(filter?: { readonly to?: string; readonly limit?: number }): readonly Letter[];
  read(id: string): Letter | null;
  /** Deletes mails, in memory and in the file. */
  forget(like: (letter: Letter) => boolean): void;
}

/** The widget of the simulated delivery checkout. */
export interface SimulatedWidget {
  /** The script that draws the widget. */
  readonly script: string;
  /** What the widget offers in a session. Null without such a session. */
  shown(sessionId: string): {
    readonly options: readonly { readonly optionId: string; readonly name: string }[];
    readonly chosen: string | null;
  } | null;
  /** Chooses in the widget as a shopper would, also what the service does not offer. */
  choose(sessionId: string, optionId: string, placeId?: string): void;
}

export interface WithPages {
  readonly origin: string;
}

export interface SimulatedEId extends WithPages {
  setPersons(source: PersonSource): void;
}

type PortOf<P> = P extends { readonly simulator: SimulatorRule<infer Simulator> } ? Simulator : never;
/** What the shop can call of a partner's simulator. */
export type SimulatorPort<Name extends PartnerName> = PortOf<PartnerOf<Name>>;

/** The running simulators; null for a real partner. */
export type Simulated = { readonly [Name in PartnerName]: SimulatorPort<Name> | null };
