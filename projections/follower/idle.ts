import type { Position } from '../../domain/kernel/index.js';
import { firstOf } from './position.js';

/**
 * Whether a restart would look at too much again. A checkpoint is written for handled events. For events only looked at
 * it is written this rarely, because each costs a transaction.
 */
export function isFarBehind(stored: Position, looked: Position, farBehind: bigint): boolean {
  return firstOf(looked) - firstOf(stored) >= farBehind;
}
