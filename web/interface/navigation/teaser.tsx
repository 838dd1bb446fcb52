import { useId, useState } from 'react';

import { accordionTexts as texts } from '../words/texts.js';
import './teaser.css';

/** A faded preview of a longer text, with the buttons 'Läs mer' and 'Läs mindre'. */
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
