import type { Decision } from '../kernel/index.js';
import type { WarrantEvent } from './events.js';
import type { GiveRefusal } from './rules/give-refusal.js';
import type { WarrantStanding } from './rules/standing.js';

export type WarrantRejection =
  | GiveRefusal
  | { readonly type: 'WarrantUnknown'; readonly field: 'warrantId' }
  /** The customer gave the warrant, so another person answers. */
  | { readonly type: 'NotTheHolder'; readonly field: 'warrantId' }
  | { readonly type: 'NotWaiting'; readonly field: 'warrantId'; readonly standing: WarrantStanding }
  | { readonly type: 'NotOpen'; readonly field: 'warrantId'; readonly standing: WarrantStanding };

export type WarrantDecision = Decision<WarrantEvent, WarrantRejection>;
