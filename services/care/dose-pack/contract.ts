import type { Instant } from '../../../domain/kernel/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** A message that asked for dose packs, as who wrote it reads it. */
export interface DosePackMessageView {
  readonly id: string;
  /** The name of the relative. Null for the customer. */
  readonly to: string | null;
  readonly text: string;
  readonly askedAt: Instant;
  /** Null until a pharmacist has answered. */
  readonly answered: { readonly byName: string; readonly text: string; readonly at: Instant } | null;
}

export interface DosePackForm {
  readonly commandId: string;
  /** The key of a relative. Null for the customer. */
  readonly person: string | null;
  readonly text: string;
}

/** RX-24: dose packs are ordered by a message to a pharmacist. */
export interface DosePackService {
  /** Newest first. Only of persons for whom the customer may act now. Each call that shows something is a look. */
  own(): Promise<readonly DosePackMessageView[]>;
  ask(form: DosePackForm): Promise<Result>;
}
