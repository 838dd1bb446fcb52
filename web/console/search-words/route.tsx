import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { staffOnly } from '../staff-only.js';
import { UNKNOWN, wordsAnswer } from './answer.js';
import { Difference } from './difference.js';
import { Editor } from './editor.js';
import { Review } from './review.js';
import { Seek } from './seek.js';
import { searchWordsTexts as texts } from './texts.js';
import { Versions } from './versions.js';
import { readWordsForm } from './words-form.js';
import './search-words.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const sought = (searchParams.get('sok') ?? '').slice(0, 100);
  const version = /^\d{1,6}$/.exec(searchParams.get('version') ?? '');
  const shown = await staffOnly(context, request)['search-words'].shown(sought, version && Number(version[0]));
  return { ...shown, sought };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const desk = staffOnly(context, request)['search-words'];
  const asked = readWordsForm(await request.formData());
  return asked ? wordsAnswer(desk, asked) : UNKNOWN;
}

/** Shows the list of search words, and lets staff change it with a preview (CAT-05). */
export default function SearchWordsPage(): React.JSX.Element {
  const { versions, newest, newestText, version, text, lines, sought } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const asked = answer?.asked ?? null;
  const isOvertaken = answer?.errors.some(({ field }) => field === 'version') ?? false;
  // The staff member has now been told of the newer version, so the next try is based on it.
  const basedOn = asked && !isOvertaken ? asked.version : newest;
  return (
    <div className="console-page search-words">
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <div role="status">
        {answer?.done && <p className="notice">{answer.done}</p>}
        {answer && answer.errors.length > 0 && (
          <div className="fault">
            <p>{texts.faults}</p>
            <ul>
              {answer.errors.map(({ code, message }) => (
                <li key={code}>{message}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {isOvertaken && asked && <Difference theirs={newestText} mine={asked.text} />}
      {asked && answer?.preview ? (
        <Review asked={asked} preview={answer.preview} next={newest + 1} />
      ) : (
        <Editor
          key={`${newest} ${version}`}
          text={asked?.text ?? text}
          tried={asked?.prov ?? ''}
          basedOn={basedOn}
          older={version === newest || asked ? null : version}
        />
      )}
      <Seek sought={sought} lines={lines} />
      <Versions versions={versions} newest={newest} />
    </div>
  );
}
