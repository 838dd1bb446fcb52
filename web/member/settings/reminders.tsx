import { Link } from '@remix-run/react';

import type { ConsentCode } from '../../../domain/customer/consent-code.js';
import { REMINDER_CHANNELS, REMINDER_TOPICS } from '../../../domain/customer/reminder-codes.js';
import { RRD_CODES, RRD_PERSONS } from '../../../domain/customer/rrd-codes.js';
import type { ReachView } from '../../../services/person/notices/contract.js';
import type { ConsentView } from '../../../services/person/profile/contract.js';
import { Alert } from '../../interface/message/alert.js';
import { ConsentRow } from './consent-row.js';
import { keepingLacks, lacksOf } from './lacks.js';
import { channelWords, keptWords, settingsTexts as texts, topicWords } from './texts.js';

interface RemindersProps {
  readonly consentOf: (code: ConsentCode) => ConsentView;
  /** Null without a strong log-in. */
  readonly reach: ReachView | null;
}

/** RMD-01, RMD-06: the three reminders, each with three channels, and what a chosen channel or its reason lacks. */
export function Reminders({ consentOf, reach }: RemindersProps): React.JSX.Element {
  const isWanted = (channel: (typeof REMINDER_CHANNELS)[number]): boolean =>
    REMINDER_TOPICS.some((topic) => consentOf(`Reminders${channel}${topic}`).given);
  const wanted = REMINDER_CHANNELS.filter(isWanted);
  const keeps = RRD_PERSONS.some((person) => consentOf(RRD_CODES[person]).given);
  const lacks = [...keepingLacks(wanted.length > 0, keeps), ...(reach ? lacksOf(reach, wanted) : [])];
  return (
    <section className="panel" aria-labelledby="paminnelser">
      <h2 id="paminnelser">{texts.reminders}</h2>
      <p className="muted">
        {texts.remindersText} <Link to="/pages/notifications">{texts.remindersPage}</Link>.{' '}
        <Link to="/remindersterms">{texts.remindersTerms}</Link>.
      </p>
      {lacks.map(({ text, link, to }) => (
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

/** RX-11: whether the pharmacy keeps prescriptions, for each kind of person. Without it nothing can be reminded of. */
export function KeptPrescriptions({ consentOf }: Pick<RemindersProps, 'consentOf'>): React.JSX.Element {
  return (
    <section className="panel" aria-labelledby="sparade-recept">
      <h2 id="sparade-recept">{texts.kept}</h2>
      <p className="muted">{texts.keptText}</p>
      {RRD_PERSONS.map((person) => (
        <ConsentRow key={person} consent={consentOf(RRD_CODES[person])} {...keptWords[person]} />
      ))}
    </section>
  );
}
