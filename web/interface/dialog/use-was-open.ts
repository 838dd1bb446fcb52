import { useEffect, useState } from 'react';

/** True once the part has been open. A part that is loaded lazily must stay in the page while it closes. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  return wasOpen;
}
