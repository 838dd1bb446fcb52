import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

import './alert.css';

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck } as const;
const LABELS = { info: 'information', warning: 'Varning', error: 'fel', success: 'information' } as const;

interface AlertProps {
  readonly type: keyof typeof ICONS;
  readonly heading?: string;
  readonly children?: React.ReactNode;
}

export function Alert({ type, heading, children }: AlertProps): React.JSX.Element {
  const Icon = ICONS[type];
  return (
    <div className={`alert alert-${type}`} role={type === 'error' ? 'alert' : undefined}>
      <Icon size={22} strokeWidth={1.5} role="img" aria-label={LABELS[type]} />
      <div>
        {heading && <p className="alert-heading">{heading}</p>}
        {children}
      </div>
    </div>
  );
}
