/** Injection tokens for values without a class. */
export const PLATFORM = Symbol('platform');
export const CONFIG = Symbol('config');
export const POOL = Symbol('pool');
export const DATABASE = Symbol('database');
export const EVENT_STORE = Symbol('event store');
export const PROJECTIONS = Symbol('projections');
export const PARTNERS = Symbol('partners');
