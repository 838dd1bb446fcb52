import type { Reaction } from './reaction.js';
import { Registry } from './registry.js';

/** The registry of all reactions. Each module registers its own. */
export class Reactions extends Registry<Reaction> {}
