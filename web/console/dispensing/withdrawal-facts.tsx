import type { DispensingOpened } from '../../../services/support/contract/dispensing.js';
import { dispensingTexts as texts } from './texts.js';

/** What was ordered, what the register says today, and what is known to go badly together. */
export function WithdrawalFacts({ opened }: { readonly opened: DispensingOpened }): React.JSX.Element {
  const { patient, prescription, changes, lastTime, interactions, message, isNarcotic, noExchange } = opened;
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.patient, [patient.personNumber, patient.name].filter(Boolean).join(', ')],
    [texts.orderedBy, texts.orderedByWords[opened.ordered.by]],
    [texts.collects, texts.collectsWords[opened.ordered.by]],
    [texts.article, `${opened.article}, ${texts.packages(opened.packages)}`],
    [texts.exchangeReason, opened.exchangeReason],
    [texts.message, message],
    [texts.noted, opened.note],
    ...(prescription ? registerFacts(prescription) : []),
  ];
  return (
    <section className="card">
      {isNarcotic && <p className="fault">{texts.narcotic}</p>}
      {opened.ordered.holds !== 'yes' && <p className="fault">{texts.rights[opened.ordered.holds]}</p>}
      {noExchange && <p>{texts.noExchange}</p>}
      {opened.phase === 'ordered' && prescription?.refusal && <p className="fault">{prescription.refusal}</p>}
      <dl className="withdrawal-facts">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <Changes title={texts.changes} changes={changes} />
      {lastTime && lastTime.changes.length === 0 && <p>{texts.asLastTime(lastTime.on)}</p>}
      {lastTime && <Changes title={texts.sinceLastTime(lastTime.on)} changes={lastTime.changes} />}
      {!lastTime && <p>{texts.firstTime}</p>}
      <h2>{texts.interactions}</h2>
      {interactions.length === 0 && <p>{texts.noInteractions}</p>}
      <ul>
        {interactions.map(({ id, level, text }) => (
          <li key={id}>
            <strong>{level}</strong> {text}
          </li>
        ))}
      </ul>
      <p className="muted">{texts.source(opened.interactionSource)}</p>
      <Colleague opened={opened} />
    </section>
  );
}

function registerFacts(prescription: NonNullable<DispensingOpened['prescription']>) {
  return [
    [texts.prescribed, prescription.prescribed],
    [texts.dosage, prescription.dosage],
    [texts.purpose, prescription.purpose],
    [texts.prescriber, `${prescription.prescriber}, ${prescription.issuedOn}`],
    [texts.withdrawals, texts.leftOf(prescription.left, prescription.of)],
    [texts.last, prescription.lastOn],
    [texts.next, prescription.nextOn],
    [texts.valid, prescription.validThrough],
  ] as const;
}

type Change = DispensingOpened['changes'][number];

function Changes({ title, changes }: { readonly title: string; readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {changes.map(({ what, before, now }) => (
          <li key={what}>{texts.changed(what, before, now)}</li>
        ))}
      </ul>
    </>
  );
}

/** What one pharmacist asked another, and the answer. */
function Colleague({ opened: { asked, answered } }: { readonly opened: DispensingOpened }) {
  if (!asked && !answered) return null;
  return (
    <>
      <h2>{texts.colleague}</h2>
      {asked && <p>{texts.askedIs(asked.question, asked.mine)}</p>}
      {answered && <p>{texts.answerIs(answered.answer, answered.approves)}</p>}
    </>
  );
}
