import type { Uuid } from '../../../domain/kernel/index.js';

/** A message at the top of the page. The page removes all but harmless elements from `html`. */
export interface MessageBanner {
  readonly guid: Uuid;
  readonly title: string;
  readonly html: string;
}

export interface MessageService {
  /** RMD-08: how often a browser asks for messages. */
  pollSeconds(): number;
  /** The first banner that the person has not closed. */
  banner(): Promise<MessageBanner | null>;
  /** An unknown message is ignored. */
  close(guid: Uuid): Promise<void>;
}
