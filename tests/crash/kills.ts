/** What is killed: the shop's process, the PostgreSQL server, one of its backends, or the leader of the event store. */
export type Kill = 'shop' | 'database' | 'backend' | 'leader';

export type Kills = Readonly<Record<Kill, number>>;

/** How many of 500 kills hit each target. */
const OF_500: Kills = { shop: 170, database: 170, backend: 140, leader: 20 };

export const NONE: Kills = { shop: 0, database: 0, backend: 0, leader: 0 };

export const KINDS: readonly Kill[] = ['shop', 'database', 'backend', 'leader'];

/** Divides the kills between the wanted kinds. Each of them gets at least one. */
export function sharesOf(kills: number, wanted: readonly Kill[] = KINDS): Kills {
  const whole = wanted.reduce((sum, kind) => sum + OF_500[kind], 0);
  const share = (kind: Kill): number =>
    wanted.includes(kind) ? Math.max(1, Math.round((OF_500[kind] * kills) / whole)) : 0;
  return { shop: share('shop'), database: share('database'), backend: share('backend'), leader: share('leader') };
}

export function countOf(kills: Partial<Kills>): number {
  return Object.values(kills).reduce((sum, count) => sum + count, 0);
}

/** Lists the kills in random order. */
export function shuffled(kills: Partial<Kills>, random: () => number): readonly Kill[] {
  const all = Object.entries(kills).flatMap(([kind, count]) => Array<Kill>(count).fill(kind as Kill));
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other] as Kill, all[last] as Kill];
  }
  return all;
}
