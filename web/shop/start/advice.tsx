import { Link } from '@remix-run/react';

import type { PageHit } from '../../../services/shop/catalogue/contract.js';

export function Advice({
  pages,
}: {
  readonly pages: readonly (PageHit & { readonly topic: string })[];
}): React.JSX.Element {
  return (
    <ul className="advice-teasers">
      {pages.map(({ topic, title, summary, url }) => (
        <li key={url} className="advice-teaser">
          <p className="advice-teaser-topic">{topic}</p>
          <h3>
            <Link to={url}>{title}</Link>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
