import { addDays, stockholmDate, type BusinessDate, type Instant } from '../domain/kernel/index.js';
import { parseBusinessDate } from '../services/foundation/job-engine/business-date.js';

export interface SeedRequest {
  readonly customers: number;
  readonly seed: number;
  readonly until: BusinessDate;
  /** Whether to delete all data of the shop first. */
  readonly fresh: boolean;
}

/** Thrown when the history cannot be generated. The message says what to do instead. */
export class NotSeedable extends Error {}

const USAGE = 'npm run seed -- --customers N [--seed S] [--until YYYY-MM-DD] [--fresh]';
const MOST_CUSTOMERS = 1_000_000;
const KNOWN = ['customers', 'seed', 'until', 'fresh'];
/** The number of customers at a first start, which may take only a few seconds. */
export const SMALL_SET = 40;

/**
 * Reads options such as `--customers 1000 --seed 7` or `--customers=1000`. By default, the history ends on the day
 * before `now`.
 */
export function seedRequest(args: readonly string[], now: Instant): SeedRequest {
  const given = optionsOf(args);
  const yesterday = addDays(stockholmDate(now), -1);
  const until = given.get('until') ?? yesterday;
  if (!parseBusinessDate(until) || until > yesterday)
    throw new NotSeedable(`until: ${until} is not a day before today written YYYY-MM-DD`);
  return {
    customers: whole('customers', given.get('customers') ?? String(SMALL_SET), MOST_CUSTOMERS),
    seed: whole('seed', given.get('seed') ?? '1', 2 ** 31 - 1),
    until,
    fresh: given.has('fresh'),
  };
}

function optionsOf(args: readonly string[]): Map<string, string> {
  const given = new Map<string, string>();
  const words = args.flatMap((arg) =>
    arg.startsWith('--') && arg.includes('=')
      ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)]
      : [arg],
  );
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const name = word.startsWith('--') ? word.slice(2) : '';
    if (!KNOWN.includes(name)) throw new NotSeedable(`${word}: is not an option; ${USAGE}`);
    const value = name === 'fresh' ? '' : words.shift();
    if (value === undefined) throw new NotSeedable(`${name}: a value is missing; ${USAGE}`);
    given.set(name, value);
  }
  return given;
}

function whole(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most)
    throw new NotSeedable(`${name}: ${text} is not a whole number from 1 to ${most}`);
  return number;
}
