import { useEffect, useState } from 'react';

/** True from the first time something was open: what is loaded only on use stays loaded for its way out. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  return wasOpen;
}
