import { nameOf, type KeyId } from './wrapping.js';

/**
 * What is known of a key. Only a row that says so makes a key destroyed. A missing key, or one that cannot be
 * unwrapped, is a fault: it would make a living person look erased.
 */
export type KeyAnswer =
  | { readonly kind: 'present'; readonly key: Buffer }
  | { readonly kind: 'destroyed' }
  /** No row holds it: this database is an older copy, or not the one that sealed the event. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-loaded'; readonly cause: unknown };

export type KnownKey = Extract<KeyAnswer, { kind: 'present' | 'destroyed' }>;

/** The keys of one batch, held as long as the batch: a later eviction or destruction does not change them. */
export class ResolvedKeys {
  constructor(private readonly answers: ReadonlyMap<string, KeyAnswer>) {}

  answer(id: KeyId): KeyAnswer {
    return this.answers.get(nameOf(id)) ?? { kind: 'missing' };
  }
}

/** A sealed field whose key is neither loaded nor known to be destroyed. */
export class KeyNotLoaded extends Error {
  constructor({ person, purpose }: KeyId, cause: unknown) {
    super(`the ${purpose} key of ${person} could not be loaded`, { cause });
  }
}

export class KeyMissing extends KeyNotLoaded {
  readonly id: KeyId;

  constructor({ person, purpose }: KeyId) {
    super({ person, purpose }, new Error('no row of person_key holds it'));
    this.id = { person, purpose };
  }
}
