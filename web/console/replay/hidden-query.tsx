import { searchOf, type ReplayQuery } from './query.js';

/** Repeats the query parameters as hidden fields. Without scripts, submitting a form replaces the whole query. */
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
