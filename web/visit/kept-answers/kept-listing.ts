import { keptAnswers } from './kept-answers.js';

interface Asked {
  readonly request: Request;
  readonly serverLoader: () => Promise<unknown>;
}

/** PRO-18: a listing of a brand, a campaign or a category is cached for five minutes; it holds nothing personal. */
export function keptListing({ request, serverLoader }: Asked): Promise<unknown> {
  return keptAnswers.get('listByAttribute', request.url, serverLoader);
}
