import type { Instant } from '../../../domain/kernel/index.js';
import type { Preview } from '../../shop/search/search-words/preview.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface WordsVersion {
  /** 0 is the list that comes with the shop. */
  readonly version: number;
  readonly entries: number;
  /** Null for version 0, which nobody published. */
  readonly by: { readonly staffName: string; readonly at: Instant; readonly reason: string } | null;
}

export interface WordsShown {
  /** The newest version first. */
  readonly versions: readonly WordsVersion[];
  readonly newest: number;
  readonly newestText: string;
  /** The version whose text is shown. */
  readonly version: number;
  readonly text: string;
  /** The lines with the sought word. Null when nothing is sought. */
  readonly lines: readonly { readonly line: number; readonly text: string }[] | null;
}

export interface WordsRequest {
  readonly text: string;
  /** The version that the staff member edited. */
  readonly basedOn: number;
}

export interface SearchWordsDesk {
  /** @param version the version to show. Null, or one that does not exist, shows the newest. */
  shown(sought: string, version: number | null): Promise<WordsShown>;
  /** Returns first pages before and after, for these queries and for the phrases that change. Nothing is recorded. */
  preview(request: WordsRequest, queries: readonly string[]): Promise<Result<{ readonly preview: Preview }>>;
  /** Publishes the list in all processes. The event holds actor and reason. */
  publish(request: WordsRequest, reason: string): Promise<Result<{ readonly version: number }>>;
}
