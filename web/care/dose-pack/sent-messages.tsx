import type { DosePackMessageView } from '../../../services/care/dose-pack/contract.js';
import { formatDate } from '../../interface/words/dates.js';
import { dosePackTexts as texts } from './texts.js';

interface Props {
  readonly messages: readonly DosePackMessageView[];
}

/** RX-24: what the customer sent, and whether a pharmacist has answered. */
export function SentMessages({ messages }: Props): React.JSX.Element | null {
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="skickade">
      <h2 id="skickade">{texts.sent}</h2>
      <ul className="prescription-cards">
        {messages.map(({ id, to, text, askedAt, answered }) => (
          <li key={id} className="prescription-card">
            <h3>{texts.sentOn(formatDate(askedAt), to)}</h3>
            <p>{text}</p>
            {answered ? (
              <blockquote>
                <p>{answered.text}</p>
                <footer className="muted small">{texts.answeredBy(answered.byName, formatDate(answered.at))}</footer>
              </blockquote>
            ) : (
              <p className="muted">{texts.waits}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
