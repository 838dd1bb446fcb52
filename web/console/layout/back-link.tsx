import { Link } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';

import './back-link.css';

export function BackLink({ to, children }: { readonly to: string; readonly children: string }): React.JSX.Element {
  return (
    <p>
      <Link to={to} className="back-link">
        <ArrowLeft size={16} strokeWidth={2} aria-hidden /> {children}
      </Link>
    </p>
  );
}
