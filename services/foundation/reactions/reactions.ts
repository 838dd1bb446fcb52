import type { Reaction } from './reaction.js';
import { Registry } from './registry.js';

/** Everything that follows from events; the module that knows of it registers it. */
export class Reactions extends Registry<Reaction> {}
