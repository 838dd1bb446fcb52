import { performance } from 'node:perf_hooks';

/** A function that does its work once and returns the amount of work. */
export type Turn = () => Promise<number>;

export interface Compared {
  readonly ratio: number;
  readonly ours: number;
  readonly theirs: number;
}

const ROUND_MS = 400;
const WARM_UP_ROUNDS = 2;

/**
 * Compares two kinds of work. Their rounds alternate, so that other load affects both alike. The result is the median
 * of the rounds' ratios, so that single bad rounds do not count.
 */
export async function compare(seconds: number, workers: number, ours: Turn, theirs: Turn): Promise<Compared> {
  const pairs: { readonly our: number; readonly their: number }[] = [];
  const rounds = Math.ceil((seconds * 1000) / ROUND_MS / 2);
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    const early = round % 2 === 0 ? await rate(workers, ours) : null;
    const their = await rate(workers, theirs);
    const our = early ?? (await rate(workers, ours));
    if (round >= 0) pairs.push({ our, their });
  }
  return {
    ratio: median(pairs.map(({ our, their }) => our / their)),
    ours: median(pairs.map(({ our }) => our)),
    theirs: median(pairs.map(({ their }) => their)),
  };
}

async function rate(workers: number, turn: Turn): Promise<number> {
  const began = performance.now();
  let done = 0;
  const work = async (): Promise<void> => {
    while (performance.now() - began < ROUND_MS) {
      // With `done += await …`, `done` would be read before the wait, and work of other workers would be lost.
      const did = await turn();
      done += did;
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return done / ((performance.now() - began) / 1000);
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
