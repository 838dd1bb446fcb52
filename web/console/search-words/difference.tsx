import { compareLines } from './compare-lines.js';
import { searchWordsTexts as texts } from './texts.js';

interface DifferenceProps {
  readonly theirs: string;
  readonly mine: string;
}

/** Shows what another staff member has published meanwhile, beside the text that was just refused. */
export function Difference({ theirs, mine }: DifferenceProps): React.JSX.Element {
  const lines = compareLines(theirs, mine);
  return (
    <section className="card" aria-labelledby="jamfor">
      <h2 id="jamfor">{texts.compare}</h2>
      <Lines title={texts.theirs} lines={lines.theirs} />
      <Lines title={texts.mine} lines={lines.mine} />
    </section>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="search-words-lines">
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
