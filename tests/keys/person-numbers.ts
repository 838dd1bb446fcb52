import { parsePersonNumber } from '../../domain/kernel/index.js';

/** Of adults, in order. */
export function* personNumbers(): Generator<string, never> {
  for (let nth = 0; ; nth += 1) {
    const day = String(1 + (Math.floor(nth / 10_000) % 28)).padStart(2, '0');
    const found = parsePersonNumber(`198507${day}${String(nth % 10_000).padStart(4, '0')}`);
    if (found) yield found;
  }
}
