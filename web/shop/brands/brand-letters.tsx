import { Link } from '@remix-run/react';

import { LETTERS, type BrandGroup } from './brand-groups.js';
import { brandTexts as texts } from './texts.js';

export function BrandLetters({ groups }: { readonly groups: readonly BrandGroup[] }): React.JSX.Element {
  const present = new Set(groups.map(({ letter }) => letter));
  return (
    <>
      <nav aria-label={texts.jump} className="brand-jump">
        <ul className="brand-jump-list">
          {LETTERS.map((letter) => (
            <li key={letter}>
              {present.has(letter) ? <a href={`#${idOf(letter)}`}>{letter}</a> : <span aria-hidden>{letter}</span>}
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, brands }) => (
        <section key={letter} id={idOf(letter)} className="brand-group" aria-labelledby={`${idOf(letter)}-rubrik`}>
          <h2 id={`${idOf(letter)}-rubrik`}>{letter}</h2>
          <ul className="brand-list">
            {brands.map(({ slug, name, count }) => (
              <li key={slug}>
                <Link to={`/varumarken/${slug}`}>{name}</Link>{' '}
                <span className="brand-count">{texts.products(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Returns an id in ASCII for a letter. Å, Ä and Ö get other ids than A and O. */
function idOf(letter: string): string {
  return `bokstav-${{ Å: 'aa', Ä: 'ae', Ö: 'oe' }[letter] ?? letter.toLowerCase().replace('–', '-')}`;
}
