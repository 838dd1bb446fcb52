import { minute } from '../format.js';
import { Chain } from './chain.js';
import type { ActingExplained, WarrantExplained } from './explain-warrants.js';
import { actingTexts as texts } from './texts.js';

/** RX-08: each right of the customer, and each that the customer gave, with its events and the version of its rule. */
export function Rights({ acting }: { readonly acting: ActingExplained }): React.JSX.Element {
  const { warrants, rules, refused } = acting;
  return (
    <section className="card" aria-labelledby="ratt">
      <h2 id="ratt">{texts.why}</h2>
      <p>
        {texts.self} {texts.rule} <code>{rules.acting}</code>.
      </p>
      {warrants.length === 0 && <p className="muted">{texts.noWarrants}</p>}
      {warrants.map((each) => (
        <Warrant key={each.warrantId} warrant={each} />
      ))}
      <Guardian acting={acting} />
      {refused.length > 0 && (
        <>
          <h3>{texts.refused}</h3>
          <Chain steps={refused} />
        </>
      )}
    </section>
  );
}

function Warrant({ warrant }: { readonly warrant: WarrantExplained }): React.JSX.Element {
  const { said, registeredOn, since, until, given, ruleVersion, steps } = warrant;
  const { headings } = texts;
  const rows = [
    [headings.standing, said],
    [headings.registered, registeredOn],
    [headings.since, since ?? texts.never],
    [headings.until, until],
    [headings.given, texts.given(given)],
  ] as const;
  return (
    <>
      <h3>{texts.warrant(warrant)}</h3>
      <table className="facts">
        <tbody>
          {rows.map(([heading, value]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {texts.ended(warrant)} {texts.rule} <code>{ruleVersion}</code>.
      </p>
      <Chain steps={steps} />
    </>
  );
}

function Guardian({ acting }: { readonly acting: ActingExplained }): React.JSX.Element | null {
  const { guardian, rules } = acting;
  if (!guardian) return null;
  return (
    <>
      <h3>{texts.guardian}</h3>
      <p>
        {texts.guardianWhy(acting)} {texts.rule} <code>{rules.guardian}</code>.
      </p>
      <p>{texts.looks(guardian.looks, minute(guardian.firstAt), minute(guardian.lastAt))}</p>
      <Chain steps={guardian.steps} />
    </>
  );
}
