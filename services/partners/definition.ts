import type { SecureContext } from 'node:tls';

import type { Provider } from '@nestjs/common';
import type { z } from 'zod';

import type { Clock } from '../foundation/clock.js';
import type { PartnerWatch } from './health/partner-watch.js';

/** Settings by name, each with the schema of its value. The address comes first: it is the first to be missed. */
type Schemas = Readonly<Record<string, z.ZodType<string>>>;
export type Values<S> = { readonly [Name in keyof S]: string };

export interface Closable {
  close(): Promise<void>;
}

export interface ClientParts<S> {
  readonly settings: Values<S>;
  /** Our certificate; undefined without mutual TLS. */
  readonly tls: SecureContext | undefined;
  readonly watch: PartnerWatch;
  readonly clock: Pick<Clock, 'now'>;
}

export interface SimulatorRule<Simulator> {
  /** It has a state, so only one process on a database may run it. Otherwise it answers everybody the same. */
  readonly remembers: boolean;
  /** What the shop sees of the running simulator; a type only. */
  readonly port?: Simulator;
}

export interface PartnerDefinition<
  Name extends string,
  S extends Schemas,
  Address extends keyof S,
  Needed extends boolean,
  MutualTls extends boolean,
  Client extends Closable,
  Simulator,
> {
  /** Stored with its calls, and named in SIMULATED_PARTNERS. */
  readonly name: Name;
  /** Its name for staff. */
  readonly shownAs: string;
  /** The setting that makes it real, or simulated elsewhere. */
  readonly address: Address;
  readonly settings: S;
  /**
   * The shop needs it. In production the others are real or absent: a simulated e-ID accepts anybody, and a simulated
   * register invents addresses.
   */
  readonly needed: Needed;
  /** An https address needs our certificate. */
  readonly mutualTls: MutualTls;
  /** The token by which rooms get its client; null is given where the partner is absent. */
  readonly gateway: symbol;
  /** The return type stands written there: without it the compiler would look for the partners' names in a circle. */
  client(parts: ClientParts<S>): Client;
  readonly simulator: SimulatorRule<Simulator>;
  /** What rooms get of it beside its client. */
  more?(spokenTo: { readonly settings: Values<S> | null; readonly simulator: Simulator | null }): readonly Provider[];
}

export type AnyPartner = PartnerDefinition<string, Schemas, string, boolean, boolean, Closable, object>;

/** Everything that the shop must know of one partner; `partners.ts` lists the definitions. */
export function definePartner<
  const Name extends string,
  S extends Schemas,
  const Address extends keyof S & `${string}_URL`,
  const Needed extends boolean,
  Client extends Closable,
  Simulator,
  const MutualTls extends boolean,
>(
  definition: PartnerDefinition<Name, S, Address, Needed, MutualTls, Client, Simulator>,
): PartnerDefinition<Name, S, Address, Needed, MutualTls, Client, Simulator> {
  return definition;
}

export function simulated<Simulator = object>(rule: SimulatorRule<Simulator>): SimulatorRule<Simulator> {
  return rule;
}
