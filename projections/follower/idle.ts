import type { Position } from '../../domain/kernel/index.js';
import { firstOf } from './position.js';

/**
 * Whether the stored checkpoint is so old that a restart would read too much again. Each write of it costs a
 * transaction. So it is written for handled events, but for others only when it is this old.
 */
export function isFarBehind(stored: Position, looked: Position, farBehind: bigint): boolean {
  return firstOf(looked) - firstOf(stored) >= farBehind;
}
