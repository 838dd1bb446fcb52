import { useEffect, useState } from 'react';

/** Reloading the page's data clears the form's answer, so the last answer is kept until the next one. */
export function useLastAnswer<T>(answer: T | undefined): T | undefined {
  const [last, setLast] = useState(answer);
  useEffect(() => {
    if (answer !== undefined) setLast(answer);
  }, [answer]);
  return answer ?? last;
}
