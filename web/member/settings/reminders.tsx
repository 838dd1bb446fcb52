import { Link } from '@remix-run/react';

import type { ConsentCode } from '../../../domain/customer/consent-code.js';
import { REMINDER_CHANNELS, REMINDER_TOPICS } from '../../../domain/customer/reminder-codes.js';
import type { ReachView } from '../../../services/person/notices/contract.js';
import type { ConsentView } from '../../../services/person/profile/contract.js';
import { Alert } from '../../interface/message/alert.js';
import { ConsentRow } from './consent-row.js';
import { lacksOf } from './lacks.js';
import { channelWords, settingsTexts as texts, topicWords } from './texts.js';

interface RemindersProps {
  readonly consentOf: (code: ConsentCode) => ConsentView;
  /** Null without a strong log-in. */
  readonly reach: ReachView | null;
}

/** RMD-01, RMD-06: the three reminders, each with three channels, and what a chosen channel lacks. */
export function Reminders({ consentOf, reach }: RemindersProps): React.JSX.Element {
  const isWanted = (channel: (typeof REMINDER_CHANNELS)[number]): boolean =>
    REMINDER_TOPICS.some((topic) => consentOf(`Reminders${channel}${topic}`).given);
  return (
    <section className="panel" aria-labelledby="paminnelser">
      <h2 id="paminnelser">{texts.reminders}</h2>
      <p className="muted">
        {texts.remindersText} <Link to="/pages/notifications">{texts.remindersPage}</Link>.{' '}
        <Link to="/remindersterms">{texts.remindersTerms}</Link>.
      </p>
      {reach &&
        lacksOf(reach, REMINDER_CHANNELS.filter(isWanted)).map(({ text, link, to }) => (
          <Alert key={text} type="warning" linkText={link} href={to}>
            <p>{text}</p>
          </Alert>
        ))}
      <div className="reminders">
        {REMINDER_TOPICS.map((topic) => (
          <section key={topic} aria-labelledby={topic}>
            <h3 id={topic}>{topicWords[topic].name}</h3>
            <p className="consent-text">{topicWords[topic].text}</p>
            {REMINDER_CHANNELS.map((channel) => (
              <ConsentRow
                key={channel}
                consent={consentOf(`Reminders${channel}${topic}`)}
                name={channelWords[channel]}
                about={topicWords[topic].name}
              />
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
