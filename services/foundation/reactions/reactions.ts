import type { Reaction } from './reaction.js';
import { Registry } from './registry.js';

/** All reactions; the module that owns one registers it. */
export class Reactions extends Registry<Reaction> {}
