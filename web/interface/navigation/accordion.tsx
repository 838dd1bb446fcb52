import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';

import './accordion.css';

export interface AccordionProps extends AccordionRules {
  readonly title: React.ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  readonly children: React.ReactNode;
}

/**
 * A native `details` element. It opens without scripts, and also when the browser's own page search finds text in it.
 */
export function Accordion({ title, headingLevel, startOpen, forced, children }: AccordionProps): React.JSX.Element {
  const [open, setOpen] = useState(() => startsOpen({ startOpen, forced }));
  useEffect(() => {
    if (forced) setOpen(forced === 'open');
  }, [forced]);
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details className="accordion" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(toggled(open, { forced }));
        }}
      >
        <Title className="accordion-title">{title}</Title>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden className="accordion-mark" />
      </summary>
      <div className="accordion-content">{children}</div>
    </details>
  );
}

interface AccordionRules {
  readonly startOpen?: boolean;
  /** Keeps the accordion open or collapsed, although its header is pressed. */
  readonly forced?: 'open' | 'collapsed' | undefined;
}

export function startsOpen({ startOpen = false, forced }: AccordionRules): boolean {
  return forced ? forced === 'open' : startOpen;
}

export function toggled(open: boolean, { forced }: AccordionRules): boolean {
  return forced ? forced === 'open' : !open;
}
