import { useEffect, useState } from 'react';

/** The refresh of the page's data drops what the last form was answered: it stays until the next one. */
export function useLastAnswer<T>(answer: T | undefined): T | undefined {
  const [last, setLast] = useState(answer);
  useEffect(() => {
    if (answer !== undefined) setLast(answer);
  }, [answer]);
  return answer ?? last;
}
