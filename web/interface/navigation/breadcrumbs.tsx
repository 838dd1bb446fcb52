import { Link } from '@remix-run/react';
import { House } from 'lucide-react';

import './breadcrumbs.css';

interface Crumb {
  readonly to: string;
  readonly name: string;
}

export function Breadcrumbs({
  parents,
  current,
}: {
  readonly parents: readonly Crumb[];
  readonly current: string;
}): React.JSX.Element {
  return (
    <nav aria-label="Brödsmulor">
      <ol className="breadcrumbs">
        <li>
          <Link to="/" title="till startsidan" aria-label="till startsidan" className="breadcrumb-home">
            <House size={16} strokeWidth={1.5} aria-hidden />
          </Link>
        </li>
        {parents.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">
          <span>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
