import { useId, useState } from 'react';

import { accordionTexts as texts } from '../words/texts.js';
import './teaser.css';

/** The accordion's teaser mode: a faded preview with 'Läs mer', 'Läs mindre' when open. */
export function Teaser({
  startOpen = false,
  children,
}: {
  readonly startOpen?: boolean;
  readonly children: React.ReactNode;
}): React.JSX.Element {
  const [open, setOpen] = useState(startOpen);
  const id = useId();
  return (
    <div className="teaser">
      <div id={id} className="teaser-preview" data-open={open || undefined}>
        {children}
      </div>
      <button
        type="button"
        className="teaser-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? texts.less : texts.more}
      </button>
    </div>
  );
}
