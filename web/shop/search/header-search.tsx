import { Form } from '@remix-run/react';
import { Search } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

/** These texts are needed on every page. The texts of the search page are in its own file. */
const texts = { search: 'Sök vara eller besvär', searchButton: 'Sök' } as const;

const Suggestions = lazy(() => import('./suggestions.js'));

export interface ComboboxState {
  readonly expanded: boolean;
  readonly active: string | undefined;
}

export const SUGGESTIONS_ID = 'sokforslag';
const CLOSED: ComboboxState = { expanded: false, active: undefined };

/**
 * The search field of every page. It is a plain form until it gets the focus, and then a combobox (ARIA 1.2) with
 * suggestions.
 */
export function HeaderSearch({ q }: { readonly q: string }): React.JSX.Element {
  const [used, setUsed] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const [{ expanded, active }, setState] = useState(CLOSED);
  const keys = useRef<((event: React.KeyboardEvent) => void) | null>(null);
  const combobox = used && {
    role: 'combobox',
    'aria-expanded': expanded,
    'aria-controls': SUGGESTIONS_ID,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': active,
  };
  return (
    <Form
      action="/search"
      role="search"
      className="header-search"
      onSubmit={() => setText(null)}
      onBlur={(event) => left(event) && setText(null)}
    >
      <label htmlFor="header-q" className="visually-hidden">
        {texts.search}
      </label>
      <input
        {...combobox}
        id="header-q"
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        placeholder={texts.search}
        autoComplete="off"
        maxLength={200}
        onFocus={() => setUsed(true)}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => keys.current?.(event)}
      />
      <button type="submit" aria-label={texts.searchButton}>
        <Search size={20} strokeWidth={2} aria-hidden />
      </button>
      {used && (
        <Suspense fallback={null}>
          <Suggestions text={text} keys={keys} onState={setState} onClose={() => setText(null)} />
        </Suspense>
      )}
    </Form>
  );
}

function left(event: React.FocusEvent<HTMLFormElement>): boolean {
  return !event.currentTarget.contains(event.relatedTarget);
}
