import './fact-list.css';

interface FactListProps {
  /** Each fact has its name and its value. */
  readonly facts: readonly (readonly [string, string])[];
}

/** The facts of an order, its parcels, receipts and notices. Every page of an order shows them by this list. */
export function FactList({ facts }: FactListProps): React.JSX.Element {
  return (
    <dl className="fact-list">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
