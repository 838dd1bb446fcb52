import { nameOf, type KeyId } from './wrapping.js';

/**
 * The result of a key's look-up. Only an explicit row marks a key as destroyed. A key that is missing or cannot be
 * unwrapped is a fault; otherwise a living person would look erased.
 */
export type KeyAnswer =
  | { readonly kind: 'present'; readonly key: Buffer }
  | { readonly kind: 'destroyed' }
  /** No row holds the key. The database is an older copy, or the event was encrypted in another database. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-loaded'; readonly cause: unknown };

export type KnownKey = Extract<KeyAnswer, { kind: 'present' | 'destroyed' }>;

/** The keys of one batch. They stay valid for the batch, even when the cache drops one or one is destroyed. */
export class ResolvedKeys {
  constructor(private readonly answers: ReadonlyMap<string, KeyAnswer>) {}

  answer(id: KeyId): KeyAnswer {
    return this.answers.get(nameOf(id)) ?? { kind: 'missing' };
  }
}

/** Thrown when the key of an encrypted field was not loaded. */
export class KeyNotLoaded extends Error {
  constructor({ person, purpose }: KeyId, cause: unknown) {
    super(`the ${purpose} key of ${person} could not be loaded`, { cause });
  }
}

export class KeyMissing extends KeyNotLoaded {
  readonly id: KeyId;

  constructor({ person, purpose }: KeyId) {
    super({ person, purpose }, new Error('person_key has no row for this key'));
    this.id = { person, purpose };
  }
}
