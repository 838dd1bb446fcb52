export const PARTNERS_CONFIG = Symbol('partners config');
/** The simulators of this process. Each one is null where a real partner is configured. */
export const SIMULATED = Symbol('simulated partners');
