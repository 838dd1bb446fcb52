import type { ValueShown } from '../../../../domain/replay-history/index.js';
import { Why } from './number.js';
import { describeKind, describeRule, describeValue } from '../texts.js';

export function Figures({ values }: { readonly values: readonly ValueShown[] }): React.JSX.Element {
  return (
    <dl className="figures">
      {values.map(({ path, kind, name, value, rule }) => (
        <div key={path} title={describeRule(rule)}>
          <dt>{describeKind(kind, name)}</dt>
          <dd className={kind === 'level' ? 'level' : undefined}>
            <Why path={path}>{describeValue(kind, value)}</Why>
          </dd>
        </div>
      ))}
    </dl>
  );
}
