import { useEffect, useState } from 'react';

import { noteError } from '../../interface/browser-console.js';
import { keptAnswers } from '../kept-answers/kept-answers.js';
import { LOCAL_PATTERNS, withServerPatterns, type Patterns } from './matches.js';

/**
 * Returns the regular expressions that check fields: the build's own first, then the server's. A failure is only logged
 * (PRO-01).
 */
export function usePatterns(): Patterns {
  const [patterns, setPatterns] = useState(LOCAL_PATTERNS);
  useEffect(() => {
    let isHere = true;
    keptAnswers
      .get('patterns', 'all', fetchPatterns)
      .then((sent) => isHere && setPatterns(withServerPatterns(LOCAL_PATTERNS, sent)))
      .catch((error: unknown) => noteError('The patterns could not be fetched', error));
    return () => void (isHere = false);
  }, []);
  return patterns;
}

async function fetchPatterns(): Promise<unknown> {
  const response = await fetch('/api/regex/pattern');
  if (!response.ok) throw new Error(`/api/regex/pattern answered ${response.status}`);
  return response.json();
}
