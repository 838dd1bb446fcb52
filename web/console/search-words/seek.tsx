import { Form } from '@remix-run/react';

import type { WordsShown } from '../../../services/support/contract/search-words.js';
import { searchWordsTexts as texts } from './texts.js';

interface SeekProps {
  readonly sought: string;
  readonly lines: WordsShown['lines'];
}

/** Finds lines of the list that contain a word. */
export function Seek({ sought, lines }: SeekProps): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="leta">
      <h2 id="leta">{texts.seek}</h2>
      <Form method="get" action="/konsol/sokord" className="row-actions" role="search" aria-labelledby="leta">
        <input name="sok" aria-label={texts.seek} defaultValue={sought} maxLength={100} />
        <button className="small-button">{texts.seekButton}</button>
      </Form>
      {lines && (
        <>
          <p role="status">{texts.hits(lines.length, sought)}</p>
          <ul className="search-words-lines">
            {lines.map(({ line, text }) => (
              <li key={line}>
                <span className="muted">{texts.line(line)}</span> <code>{text}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
