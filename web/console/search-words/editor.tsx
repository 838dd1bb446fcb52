import { Form } from '@remix-run/react';

import { searchWordsTexts as texts } from './texts.js';

interface EditorProps {
  readonly text: string;
  readonly tried: string;
  readonly basedOn: number;
  /** The version whose text is shown, when it is not the newest. */
  readonly older: number | null;
}

/** The largest text that the shop takes (`searchWordsRule`). */
const LONGEST = 50_000;

export function Editor({ text, tried, basedOn, older }: EditorProps): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="andra-listan">
      <h2 id="andra-listan">{texts.edit}</h2>
      {older !== null && <p className="notice">{texts.older(older)}</p>}
      {/* In this encoding å, ä and ö take two bytes instead of six, so a long list fits in the largest form. */}
      <Form method="post" action="/konsol/sokord" encType="multipart/form-data" className="search-words-form">
        <input type="hidden" name="version" value={basedOn} />
        <label htmlFor="sokord-text">{texts.text}</label>
        <textarea
          id="sokord-text"
          name="text"
          rows={24}
          required
          maxLength={LONGEST}
          defaultValue={text}
          spellCheck={false}
          wrap="off"
        />
        <label htmlFor="prov">{texts.tried}</label>
        <textarea id="prov" name="prov" rows={4} maxLength={2000} defaultValue={tried} />
        <button className="small-button" name="vad" value="granska">
          {texts.review}
        </button>
      </Form>
    </section>
  );
}
