import type { Position } from '../../domain/kernel/index.js';
import { transactionOf } from './position.js';

/**
 * A checkpoint is written for events handled. For what was only looked at it is written this rarely,
 * because the reading position moves with every transaction, the followers' own among them.
 */
const IDLE_TRANSACTIONS = 10_000n;

/** Has a follower looked at so much since its checkpoint that a restart should not look again? */
export function isFarBehind(stored: Position, looked: Position): boolean {
  return transactionOf(looked) - transactionOf(stored) >= IDLE_TRANSACTIONS;
}
