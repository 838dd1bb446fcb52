import { useMemo } from 'react';

/** Returns the same object while its content is equal. A new object after each reload would move the focus again. */
export function useSteady<T>(value: T): T {
  return useMemo(() => value, [JSON.stringify(value)]);
}
