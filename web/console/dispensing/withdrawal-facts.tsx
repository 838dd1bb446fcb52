import type { DispensingOpened } from '../../../services/support/contract/dispensing.js';
import { dispensingTexts as texts } from './texts.js';

/** What was ordered, what the register says today, and what is known to go badly together. */
export function WithdrawalFacts({ opened }: { readonly opened: DispensingOpened }): React.JSX.Element {
  const { patient, prescription, changes, interactions, message, isNarcotic, noExchange } = opened;
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.patient, [patient.personNumber, patient.name].filter(Boolean).join(', ')],
    [texts.article, `${opened.article}, ${texts.packages(opened.packages)}`],
    [texts.message, message],
    ...(prescription ? registerFacts(prescription) : []),
  ];
  return (
    <section className="card">
      {isNarcotic && <p className="fault">{texts.narcotic}</p>}
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
      {changes.length > 0 && (
        <>
          <h2>{texts.changes}</h2>
          <ul>
            {changes.map(({ what, before, now }) => (
              <li key={what}>{texts.changed(what, before, now)}</li>
            ))}
          </ul>
        </>
      )}
      <h2>{texts.interactions}</h2>
      {interactions.length === 0 && <p>{texts.noInteractions}</p>}
      <ul>
        {interactions.map(({ id, level, text }) => (
          <li key={id}>
            <strong>{level}</strong> {text}
          </li>
        ))}
      </ul>
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
