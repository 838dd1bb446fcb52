import { useEffect, useState } from 'react';

import type { Autocomplete } from '../../../services/shop/catalogue/contract.js';
import { clientErrors, loggedOnly } from '../../visit/session/client-error-texts.js';
import { noteError } from '../../interface/browser-console.js';
import { NO_SUGGESTIONS, suggestionList, type SuggestionList } from './suggestion-list.js';

const DEBOUNCE_MS = 120;
const SHORTEST = 2;
const answers = new Map<string, SuggestionList>();

/**
 * Loads suggestions for the typed text. A response for an earlier text is ignored, and a cached response is shown at
 * once.
 */
export function useSuggestions(text: string | null): SuggestionList {
  const [list, setList] = useState(NO_SUGGESTIONS);
  const typed = text?.trim() ?? '';
  useEffect(() => {
    if (typed.length < SHORTEST) return setList(NO_SUGGESTIONS);
    const known = answers.get(typed);
    if (known) return setList(known);
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      // When suggestions cannot be loaded, the search itself still works.
      fetchSuggestions(typed, cancel.signal).then(
        setList,
        (failure: unknown) => cancel.signal.aborted || noteError(loggedOnly.searchProducts, failure),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [typed]);
  return list;
}

async function fetchSuggestions(typed: string, signal: AbortSignal): Promise<SuggestionList> {
  const response = await fetch(`/search/forslag?q=${encodeURIComponent(typed)}`, { signal });
  if (!response.ok) throw new Error(clientErrors.search);
  const list = suggestionList((await response.json()) as Autocomplete);
  answers.set(typed, list);
  return list;
}
