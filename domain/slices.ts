import { books } from './books/index.js';
import { campaign } from './campaign/index.js';
import { cart } from './cart/index.js';
import { coupon } from './coupon/index.js';
import { customer } from './customer/index.js';
import { duty } from './duty/index.js';
import { healthLook } from './health-look/index.js';
import { highCostAccount } from './high-cost-account/index.js';
import { jobCalendar } from './job-calendar/index.js';
import { jobRun } from './job-run/index.js';
import {
  joinDefinitions,
  streamName,
  streamNameReader,
  type AnyEventDefinitions,
  type Happening,
  type Inspectable,
  type Owned,
  type ProcessManager,
  type Slice,
  type StreamCommand,
  type StreamReading,
} from './kernel/index.js';
import { lookLog } from './look-log/index.js';
import { membership } from './member/index.js';
import { order } from './order/index.js';
import { pause } from './pause/index.js';
import { payment } from './payment/index.js';
import { prescription } from './prescription/index.js';
import { product } from './product/index.js';
import { reminder } from './reminder/index.js';
import { searchWords } from './search-words/index.js';
import { staffAccess } from './staff-access/index.js';
import { warrant } from './warrant/index.js';
import { withdrawalClaim } from './withdrawal-claim/index.js';

/** Stream kinds of a customer or guest. The console replays them, and its timeline shows them in this order. */
const ofCustomers = {
  cart,
  customer,
  member: membership,
  order,
  payment,
  prescription,
  'high-cost-account': highCostAccount,
  warrant,
  reminder,
  'health-look': healthLook,
  'staff-access': staffAccess,
};

/** Stream kinds of the shop itself, which belong to no customer. */
const ofShop = {
  'job-run': jobRun,
  'job-calendar': jobCalendar,
  'look-log': lookLog,
  product,
  campaign,
  coupon,
  pause,
  'search-words': searchWords,
  books,
  duty,
  'withdrawal-claim': withdrawalClaim,
};

/** The registry of stream kinds. All code that needs the list derives it from here. */
const registered = { ...ofCustomers, ...ofShop };
type Registered = typeof registered;

export type StreamKind = keyof Registered;
export type CustomerKind = keyof typeof ofCustomers;
/** Kinds whose slice has a ready `decide`. The look log has none, because it needs a hash function. */
export type DecidedKind = { [K in StreamKind]: Registered[K] extends { decide: unknown } ? K : never }[StreamKind];

type Read = {
  [K in StreamKind]: Registered[K] extends StreamReading<infer S, infer E, K> ? { state: S; event: E } : never;
};
type Decided = {
  [K in DecidedKind]: Registered[K] extends Slice<infer C, infer _S, infer _E, infer R, K>
    ? { command: C; rejection: R }
    : never;
};

export type StateOf<K extends StreamKind> = Read[K]['state'];
export type EventOf<K extends StreamKind> = Read[K]['event'];
export type CommandOf<K extends DecidedKind> = Decided[K]['command'];
/** Every kind of value that the console displays of a customer. */
export type ShownKind = ReturnType<NonNullable<Registered[CustomerKind]['inspection']>['inspect']>[number]['kind'];
type RejectionOf<K extends DecidedKind> = Decided[K]['rejection'];

/** The events that a process manager may receive, each with the state of its stream. */
export type HappeningIn<K extends DecidedKind> = { [Each in K]: Happening<Each, StateOf<Each>, EventOf<Each>> }[K];
export type CommandTo<K extends DecidedKind> = { [Each in K]: StreamCommand<Each, CommandOf<Each>> }[K];

/** A process manager for any stream kinds. It receives only events of its own kinds. */
export type AnyProcess = ProcessManager<HappeningIn<DecidedKind>, CommandTo<DecidedKind>, DecidedKind>;

export const slices: { readonly [K in StreamKind]: StreamReading<StateOf<K>, EventOf<K>, K> } = registered;
export const deciders: {
  readonly [K in DecidedKind]: Slice<CommandOf<K>, StateOf<K>, EventOf<K>, RejectionOf<K>, K>;
} = registered;
export const customerSlices: {
  readonly [K in CustomerKind]: StreamReading<StateOf<K>, EventOf<K>, K> &
    Owned<EventOf<K>, StreamKind> &
    Inspectable<StateOf<K>, EventOf<K>, ShownKind>;
} = ofCustomers;

export const allEventDefinitions: AnyEventDefinitions = joinDefinitions(Object.values(slices));

export function streamId(kind: StreamKind, key: string): string {
  return streamName({ kind, key });
}

/** Parses a stream name. Null for an unknown kind, for example from a later release. */
export const parseStreamId = streamNameReader(Object.values(slices).map(({ kind }) => kind));

export function isCustomerKind(kind: StreamKind): kind is CustomerKind {
  return Object.hasOwn(customerSlices, kind);
}
