import { Link } from '@remix-run/react';

import type { WordsVersion } from '../../../services/support/contract/search-words.js';
import { minute } from '../format.js';
import { searchWordsTexts as texts } from './texts.js';

interface VersionsProps {
  readonly versions: readonly WordsVersion[];
  readonly newest: number;
}

/** Lists all versions, with who published them and when. Each can be fetched, reviewed and published again. */
export function Versions({ versions, newest }: VersionsProps): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="versioner">
      <h2 id="versioner">{texts.versions}</h2>
      <ul className="search-words-lines">
        {versions.map(({ version, entries, by }) => (
          <li key={version}>
            <strong>{texts.version(version)}</strong> {line({ version, entries, by }, newest)}{' '}
            {version !== newest && <Link to={`/konsol/sokord?version=${version}`}>{texts.fetch(version)}</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function line({ version, entries, by }: WordsVersion, newest: number): string {
  const current = version === newest ? [`(${texts.current})`] : [];
  const published = by ? [`${minute(by.at)}, ${by.staffName}: ${by.reason}`] : [];
  return [...current, [texts.rows(entries), ...published].join(', ')].join(' ');
}
