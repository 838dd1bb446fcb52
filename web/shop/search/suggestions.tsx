import { useNavigate } from '@remix-run/react';
import { useEffect, useLayoutEffect, useState } from 'react';

import { tellFound } from '../interest/tell-interest.js';
import { SUGGESTIONS_ID, type ComboboxState } from './header-search.js';
import { SuggestionPanel } from './suggestion-panel.js';
import { movedBy, optionsOf } from './suggestion-list.js';
import { searchTexts as texts } from './texts.js';
import { useSuggestions } from './use-suggestions.js';
import './suggestions.css';

interface SuggestionsProps {
  /** The typed text. Null when the field has got the focus again but nothing has been typed since. */
  readonly text: string | null;
  readonly keys: React.MutableRefObject<((event: React.KeyboardEvent) => void) | null>;
  readonly onState: (state: ComboboxState) => void;
  readonly onClose: () => void;
}

/**
 * The list of suggestions, a listbox of the ARIA combobox pattern. The focus stays in the search field, and arrow keys
 * select.
 */
export default function Suggestions({ text, keys, onState, onClose }: SuggestionsProps): React.JSX.Element {
  const list = useSuggestions(text);
  const options = optionsOf(list);
  const [index, setIndex] = useState(-1);
  const navigate = useNavigate();
  const expanded = text !== null && options.length > 0;
  const active = expanded ? options[index] : undefined;
  useEffect(() => setIndex(-1), [list]);
  useEffect(() => onState({ expanded, active: active?.id }), [expanded, active?.id, onState]);
  // Before the browser draws the selection. A key that comes right after it would else choose the option before.
  useLayoutEffect(() => {
    keys.current = (event) => {
      if (!expanded) return;
      if (event.key === 'ArrowDown') setIndex(movedBy(index, 1, options.length));
      else if (event.key === 'ArrowUp') setIndex(movedBy(index, -1, options.length));
      else if (event.key === 'Escape') onClose();
      else if (event.key === 'Enter' && active) choose(active.to);
      else return;
      event.preventDefault();
    };
  });
  function choose(to: string): void {
    const product = list.products.find((option) => option.to === to);
    if (product) tellFound(product);
    onClose();
    navigate(to);
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {expanded ? texts.announced(options.length) : ''}
      </p>
      <div className="suggestions" hidden={!expanded}>
        <div id={SUGGESTIONS_ID} role="listbox" aria-label={texts.suggestions}>
          {expanded && <SuggestionPanel list={list} typed={text} active={active?.id} onChoose={choose} />}
        </div>
        <button type="button" className="suggestions-cancel" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </>
  );
}
