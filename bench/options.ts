import { parseArgs } from 'node:util';

/**
 * The options of the bench, for example `npm run bench -- --json --only rebuild --events 50000`. Small sizes are for
 * quick trials.
 */
export interface Options {
  readonly json: boolean;
  /** The one suite or figure to measure. Null measures all suites. */
  readonly only: string | null;
  /** The event store to measure. For `eventstoredb` a real server must run. */
  readonly store: 'postgres' | 'eventstoredb';
  readonly sizes: Sizes;
}

export interface Sizes {
  /** The number of seconds for each timed suite. */
  readonly seconds: number;
  /** The number of events in the history that is rebuilt. */
  readonly events: number;
  readonly members: number;
  /** The number of events in the replayed customer's history. */
  readonly history: number;
  readonly clients: number;
  /** The number of open sessions while the calls of sessions are measured. */
  readonly sessions: number;
}

const DEFAULTS: Sizes = {
  seconds: 15,
  events: 500_000,
  members: 100_000,
  history: 10_000,
  clients: 16,
  sessions: 100_000,
};

export function readOptions(args: readonly string[]): Options {
  const sizes = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [name, { type: 'string', default: String(value) }] as const),
  );
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      only: { type: 'string' },
      store: { type: 'string' },
      ...sizes,
    },
  });
  const given: Readonly<Record<string, unknown>> = values;
  return {
    json: given.json === true,
    only: typeof given.only === 'string' ? given.only : null,
    store: storeFrom(given.store ?? 'postgres'),
    sizes: sizesFrom(given),
  };
}

function storeFrom(given: unknown): Options['store'] {
  if (given === 'postgres' || given === 'eventstoredb') return given;
  throw new RangeError('--store: must be postgres or eventstoredb');
}

function sizesFrom(given: Readonly<Record<string, unknown>>): Sizes {
  const size = (name: keyof Sizes): number => {
    const value = Number(given[name]);
    if (!(value > 0)) throw new RangeError(`--${name}: must be a number above 0`);
    return value;
  };
  return {
    seconds: size('seconds'),
    events: size('events'),
    members: size('members'),
    history: size('history'),
    clients: size('clients'),
    sessions: size('sessions'),
  };
}
