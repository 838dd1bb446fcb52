import { random } from './random.js';

/**
 * Returns a function that mixes the numbers 0 to size−1: index → (a·index + b) mod size. Each number occurs once, and
 * no list is needed.
 */
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
