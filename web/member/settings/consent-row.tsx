import { Form, Link, useFetcher } from '@remix-run/react';
import { useId } from 'react';

import { textIn } from '../../interface/form/sent-form.js';
import type { ConsentView } from '../../../services/person/profile/contract.js';
import { SwitchButton } from '../../interface/field/switch-button.js';
import { useCommandId } from '../../visit/root-data.js';
import type { action } from './route.js';
import { settingsTexts as texts } from './texts.js';
import { formatDate } from '../../interface/words/dates.js';

interface ConsentRowProps {
  readonly consent: ConsentView;
  readonly name: string;
  readonly text?: string;
  /** A text that screen readers read before the name, where the name alone would be unclear. */
  readonly about?: string;
  /** The URL of a page that asks before a withdrawal. It is given when the withdrawal deletes data. */
  readonly withdrawAt?: string | undefined;
}

/** Shows one consent with its purpose, the person's answers with their dates, and a switch. */
export function ConsentRow({ consent, name, text, about, withdrawAt }: ConsentRowProps): React.JSX.Element {
  const id = useId();
  const [latest = '', ...earlier] = historyWords(consent);
  return (
    <div className="consent">
      <div className="consent-words">
        <p className="consent-name" id={id}>
          {about && <span className="visually-hidden">{about}, </span>}
          {name}
        </p>
        {text && <p className="consent-text">{text}</p>}
        {consent.outdated && <p className="consent-outdated">{texts.outdated}</p>}
        {!(about && consent.history.length === 0) && <p className="consent-since">{latest}</p>}
        {earlier.length > 0 && (
          <details className="consent-history">
            <summary>{texts.history}</summary>
            <ul>
              {earlier.map((words, index) => (
                <li key={index}>{words}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {withdrawAt ? (
        <Link to={withdrawAt} className="consent-withdraw">
          {texts.revokeFavourites}
        </Link>
      ) : (
        <ConsentSwitch consent={consent} labelledBy={id} />
      )}
    </div>
  );
}

function ConsentSwitch({
  consent: { code, given, outdated },
  labelledBy,
}: {
  readonly consent: ConsentView;
  readonly labelledBy: string;
}): React.JSX.Element {
  const fetcher = useFetcher<typeof action>({ key: `consent ${code}` });
  const asked = textIn(fetcher.formData, 'given');
  const isOn = asked ? asked === 'ja' : given && !outdated;
  const wanted = isOn ? 'nej' : 'ja';
  const commandId = useCommandId(`consent:${code}:${wanted}`);
  const failed = fetcher.state === 'idle' && fetcher.data?.ok === false;
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        fetcher.submit({ code, given: wanted, commandId: crypto.randomUUID() }, { method: 'post' });
      }}
    >
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="given" value={wanted} />
      <input type="hidden" name="commandId" value={commandId} />
      <input type="hidden" name="plain" value="ja" />
      <SwitchButton isOn={isOn} labelledBy={labelledBy} />
      <p role="alert" className="consent-failed">
        {failed && texts.failed}
      </p>
    </Form>
  );
}

/** Describes the person's answers, the latest first. A person who has not answered has not consented. */
export function historyWords({ history }: Pick<ConsentView, 'history'>): readonly string[] {
  if (history.length === 0) return [texts.never];
  return history.map(({ given, at }) => (given ? texts.given(formatDate(at)) : texts.withdrawn(formatDate(at))));
}
