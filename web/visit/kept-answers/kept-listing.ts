import { keptAnswers } from './kept-answers.js';

interface Asked {
  readonly request: Request;
  readonly serverLoader: () => Promise<unknown>;
}

/**
 * Loads a listing of a brand, campaign or category, and caches it for five minutes (PRO-18). Listings contain no
 * personal data.
 */
export function keptListing({ request, serverLoader }: Asked): Promise<unknown> {
  return keptAnswers.get('listByAttribute', request.url, serverLoader);
}
