import { keptAnswers } from './kept-answers.js';

interface Asked {
  readonly request: Request;
  readonly serverLoader: () => Promise<unknown>;
}

/** PRO-18: listings of brands, campaigns and categories are cached for five minutes. They contain no personal data. */
export function keptListing({ request, serverLoader }: Asked): Promise<unknown> {
  return keptAnswers.get('listByAttribute', request.url, serverLoader);
}
