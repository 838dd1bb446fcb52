import { useEffect, useState } from 'react';

/** True from the first opening on: a lazily loaded part stays loaded while it closes. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  return wasOpen;
}
