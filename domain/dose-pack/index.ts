import type { Inspectable, Owned, Slice } from '../kernel/index.js';
import { decide, type DosePackCommand } from './decide.js';
import { dosePackEvents, type DosePackEvent } from './events.js';
import { owner } from './owner.js';
import type { DosePackRejection } from './rejections.js';
import { evolve, initial, type DosePackState } from './state.js';

/** The messages by which a customer asks for dose packs, in one stream for each customer (RX-24). */
export const dosePack: Slice<DosePackCommand, DosePackState, DosePackEvent, DosePackRejection, 'dose-pack'> &
  Owned<DosePackEvent, 'customer'> &
  Inspectable<DosePackState, DosePackEvent> = {
  kind: 'dose-pack',
  events: dosePackEvents,
  initial,
  evolve,
  decide,
  owner,
  inspection: null,
};

export type { DosePackCommand } from './decide.js';
export * from './events.js';
export { messageRule } from './message-rule.js';
export type { DosePackRejection } from './rejections.js';
export type { DosePackMessage, DosePackState } from './state.js';
