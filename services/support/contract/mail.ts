import type { Instant } from '../../../domain/kernel/index.js';

export interface LetterShown {
  readonly id: string;
  readonly receivedAt: Instant;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
}

export interface MailDesk {
  /** False where mail is really sent. */
  readonly local: boolean;
  list(to: string | null): Promise<readonly LetterShown[]>;
  read(id: string): Promise<(LetterShown & { readonly text: string; readonly html: string }) | null>;
}
