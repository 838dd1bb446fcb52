import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import './expansion-panel.css';

export interface ExpansionPanelProps {
  readonly title: React.ReactNode;
  readonly startOpen?: boolean;
  readonly children: React.ReactNode;
}

/**
 * A panel that opens with an animated height. While it is closed, keyboard and screen readers cannot reach its content.
 */
export function ExpansionPanel({ title, startOpen = false, children }: ExpansionPanelProps): React.JSX.Element {
  const [open, setOpen] = useState(startOpen);
  const id = useId();
  return (
    <div className="expansion" data-open={open || undefined}>
      <button
        type="button"
        className="expansion-head"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{title}</span>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden className="expansion-mark" />
      </button>
      <div id={id} className="expansion-room">
        <div className="expansion-clip">
          <div className="expansion-content">{children}</div>
        </div>
      </div>
    </div>
  );
}
