import type { SecureContext } from 'node:tls';

import type { Provider } from '@nestjs/common';
import { z } from 'zod';

import type { Clock } from '../foundation/clock.js';
import type { PartnerWatch } from './health/partner-watch.js';

export const httpUrl = z.url({ protocol: /^https?$/ });
export const hexKey = z.string().regex(/^([0-9a-fA-F]{2}){16,}$/, 'must be a hexadecimal key of at least 32 digits');
export const someText = z.string().min(1);

/**
 * Settings by name, each with the schema of its value. The URL comes first, so that an error message names it first.
 */
type Schemas = Readonly<Record<string, z.ZodType<string>>>;
export type Values<S> = { readonly [Name in keyof S]: string };

export interface Closable {
  close(): Promise<void>;
}

export interface ClientParts<S> {
  readonly settings: Values<S>;
  /** Our certificate. Undefined without mutual TLS. */
  readonly tls: SecureContext | undefined;
  readonly watch: PartnerWatch;
  readonly clock: Pick<Clock, 'now'>;
}

export interface SimulatorRule<Simulator> {
  /**
   * True when the simulator has a state. Only one process on a database may then run it. Without a state, all processes
   * give the same answers.
   */
  readonly remembers: boolean;
  /** The functions of the running simulator that the shop can call. This property exists only for its type. */
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
  /** The name in stored calls and in SIMULATED_PARTNERS. */
  readonly name: Name;
  /** The name that staff see. */
  readonly shownAs: string;
  /** The setting with the partner's URL: the real partner, or a simulator in another process. */
  readonly address: Address;
  readonly settings: S;
  /** The settings that must stay secret. Production refuses well-known values of them. */
  readonly secrets: readonly string[];
  /**
   * True when the shop cannot run without the partner. In production a partner that is not needed is real or absent. A
   * simulated e-ID would accept anybody, and a simulated register would invent addresses.
   */
  readonly needed: Needed;
  /** True when an https URL requires our certificate. */
  readonly mutualTls: MutualTls;
  /** The injection token of the client. The injected value is null where the partner is absent. */
  readonly gateway: symbol;
  /**
   * Each definition writes the return type explicitly. Otherwise the compiler would resolve the partners' names in a
   * circle.
   */
  client(parts: ClientParts<S>): Client;
  readonly simulator: SimulatorRule<Simulator>;
  /** Returns more providers of this partner for other modules, in addition to its client. */
  more?(spokenTo: { readonly settings: Values<S> | null; readonly simulator: Simulator | null }): readonly Provider[];
}

/** Allows only names of settings as secrets. */
interface SecretsOf<S> {
  readonly secrets: readonly (keyof S)[];
}

export type AnyPartner = PartnerDefinition<string, Schemas, string, boolean, boolean, Closable, object>;

/** Defines everything that the shop must know of one partner. `partners.ts` lists the definitions. */
export function definePartner<
  const Name extends string,
  S extends Schemas,
  const Address extends keyof S & `${string}_URL`,
  const Needed extends boolean,
  Client extends Closable,
  Simulator,
  const MutualTls extends boolean,
>(
  definition: PartnerDefinition<Name, S, Address, Needed, MutualTls, Client, Simulator> & SecretsOf<S>,
): PartnerDefinition<Name, S, Address, Needed, MutualTls, Client, Simulator> {
  return definition;
}

export function simulated<Simulator = object>(rule: SimulatorRule<Simulator>): SimulatorRule<Simulator> {
  return rule;
}
