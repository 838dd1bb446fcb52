/** Reads `hidden-alerts` or `hidden-system-alerts` from storage; unreadable data counts as empty. */
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
