import { Form } from '@remix-run/react';

import type { FirstPage, Preview, PreviewedQuery } from '../../../services/shop/search/search-words/preview.js';
import type { WordsAnswer } from './answer.js';
import { searchWordsTexts as texts } from './texts.js';

interface ReviewProps {
  readonly asked: NonNullable<WordsAnswer['asked']>;
  readonly preview: Preview;
  readonly next: number;
}

/** Previews a changed list. Nothing is published until staff press the button here. */
export function Review({ asked, preview, next }: ReviewProps): React.JSX.Element {
  const { tried, changed, differing, compared, withoutGoods } = preview;
  return (
    <section className="card" aria-labelledby="granska">
      <h2 id="granska">{texts.check(next)}</h2>
      {tried.length > 0 && <Queries title={texts.triedTitle} queries={tried} />}
      {differing === 0 && <p>{texts.same}</p>}
      {differing > 0 && changed.length === 0 && <p>{texts.noneChanged}</p>}
      {changed.length > 0 && <Queries title={texts.changed} queries={changed} />}
      {compared < differing && <p className="muted">{texts.partly(compared, differing)}</p>}
      {withoutGoods.length > 0 && <WithoutGoods lines={withoutGoods} />}
      <Form method="post" action="/konsol/sokord" encType="multipart/form-data" className="search-words-form">
        <input type="hidden" name="version" value={asked.version} />
        <input type="hidden" name="prov" value={asked.prov} />
        <textarea name="text" defaultValue={asked.text} hidden readOnly />
        <label htmlFor="sokord-orsak">{texts.reason}</label>
        <input id="sokord-orsak" name="orsak" required minLength={3} maxLength={200} defaultValue={asked.orsak} />
        <div className="row-actions">
          <button className="small-button" name="vad" value="publicera">
            {texts.publish}
          </button>
          <button className="small-button" name="vad" value="andra" formNoValidate>
            {texts.back}
          </button>
        </div>
      </Form>
    </section>
  );
}

function Queries({ title, queries }: { readonly title: string; readonly queries: readonly PreviewedQuery[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="search-words-queries">
        {queries.map(({ query, before, after, changed }) => (
          <li key={query}>
            <h4>
              ”{query}” {!changed && <span className="muted">{texts.unchanged}</span>}
            </h4>
            <div className="search-words-pages">
              {changed && <Page title={texts.before} page={before} />}
              <Page title={texts.after} page={after} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const SHOWN = 6;

function Page({ title, page: { total, names } }: { readonly title: string; readonly page: FirstPage }) {
  return (
    <div>
      <p className="muted">
        {title}: {total === 0 ? texts.none : texts.total(total)}
      </p>
      <ol>
        {names.slice(0, SHOWN).map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ol>
      {names.length > SHOWN && <p className="muted">{texts.more(names.length - SHOWN)}</p>}
    </div>
  );
}

function WithoutGoods({ lines }: { readonly lines: Preview['withoutGoods'] }) {
  return (
    <details>
      <summary>{texts.without}</summary>
      <ul>
        {lines.map(({ line, phrases }) => (
          <li key={line}>
            {texts.line(line)}: {phrases.join(', ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
