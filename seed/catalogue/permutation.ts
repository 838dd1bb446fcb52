import { random } from './random.js';

/** Returns each number from 0 to size−1 once, in mixed order, without a list: index → (a·index + b) mod size. */
export function permutation(size: number, seed: number): (index: number) => number {
  const draws = random(seed);
  const offset = draws.between(0, size - 1);
  let step = Math.max(1, Math.floor(size * (0.38 + draws.next() * 0.24)));
  while (greatestCommonDivisor(step, size) !== 1) step += 1;
  return (index) => (index * step + offset) % size;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
