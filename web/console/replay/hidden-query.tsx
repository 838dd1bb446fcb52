import { searchOf, type ReplayQuery } from './query.js';

/** Keeps the rest of the address when a form without scripts changes one part of it. */
export function HiddenQuery({
  query,
  except = [],
}: {
  readonly query: ReplayQuery;
  readonly except?: readonly string[];
}): React.JSX.Element {
  const kept = [...new URLSearchParams(searchOf(query))].filter(([name]) => !except.includes(name));
  return (
    <>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
