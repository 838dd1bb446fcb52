import { countOf, type Kills } from './kills.js';

/** The checks at the end of a run, with their names in the report. */
export const ACCOUNTS = [
  'answered',
  'confirmed once',
  'shipped once',
  'captured once',
  'mailed',
  'nothing parked',
  'views equal to their rebuild',
  'books equal to the partner’s',
] as const;

export type Account = (typeof ACCOUNTS)[number];

export interface Fault {
  readonly account: Account;
  readonly says: string;
}

export interface CrashReport {
  readonly orders: number;
  readonly kills: Kills;
  readonly faults: readonly Fault[];
}

export function together(reports: readonly CrashReport[]): CrashReport {
  const killed = (kind: keyof Kills): number => reports.reduce((sum, { kills }) => sum + kills[kind], 0);
  return {
    orders: reports.reduce((sum, { orders }) => sum + orders, 0),
    kills: { shop: killed('shop'), database: killed('database'), backend: killed('backend'), leader: killed('leader') },
    faults: reports.flatMap(({ faults }) => faults),
  };
}

/** Returns the report: one line for each error, then the numbers of kills and orders, and the checks. */
export function linesOf({ orders, kills, faults }: CrashReport, seconds: number): readonly string[] {
  const { shop, database, backend, leader } = kills;
  const kinds = `${shop} of the shop, ${database} of the database, ${backend} of a backend, ${leader} of the leader`;
  const faulty = ACCOUNTS.map((account) => [account, faults.filter((fault) => fault.account === account).length]);
  const open = faulty.filter(([, count]) => count !== 0).map(([account, count]) => `${account} (${count})`);
  const end = open.length === 0 ? `every order is accounted for: ${ACCOUNTS.join(', ')}` : `NOT ${open.join(', ')}`;
  return [
    ...faults.map(({ account, says }) => `${account}: ${says}`),
    `${countOf(kills)} kills (${kinds}), ${orders} orders, ${seconds} s: ${end}`,
  ];
}
