import type { Position } from '../../domain/kernel/index.js';
import { firstOf } from './position.js';

/**
 * Whether a restart would read too much again. A checkpoint is written when events are handled. For events that concern
 * no view it is written only at this distance, because each write is a transaction.
 */
export function isFarBehind(stored: Position, looked: Position, farBehind: bigint): boolean {
  return firstOf(looked) - firstOf(stored) >= farBehind;
}
