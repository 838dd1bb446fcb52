import { useEffect, useState } from 'react';

/** Hides a message. With an id it stays hidden in this browser, without one only on this page. */
export function useDismissed(
  key: string,
  id: string | undefined,
): { readonly dismissed: boolean; readonly dismiss: () => void } {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (id !== undefined) setDismissed(hiddenIds(read(key)).includes(id));
  }, [key, id]);
  const dismiss = (): void => {
    setDismissed(true);
    if (id !== undefined) write(key, withHidden(read(key), id));
  };
  return { dismissed, dismiss };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the value. If storage is blocked or full, the message is hidden only on this page. */
function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

/** Reads the ids in `hidden-alerts` or `hidden-system-alerts`. Invalid data counts as no ids. */
export function hiddenIds(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function withHidden(stored: string | null, id: string): string {
  return JSON.stringify([...new Set([...hiddenIds(stored), id])]);
}
