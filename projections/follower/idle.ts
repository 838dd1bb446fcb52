import type { Position } from '../../domain/kernel/index.js';
import { firstOf } from './position.js';

/**
 * Has a follower looked at so much since its checkpoint that a restart should not look again? A checkpoint
 * is written for events handled, and for what was only looked at this rarely: each costs a transaction.
 */
export function isFarBehind(stored: Position, looked: Position, farBehind: bigint): boolean {
  return firstOf(looked) - firstOf(stored) >= farBehind;
}
