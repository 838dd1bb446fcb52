const DISMISSED = 'ContactDetailsDismissed';

/** A functional marker for the session: one question is enough, even when the answer could not be saved. */
export function dismissForSession(): void {
  try {
    sessionStorage.setItem(DISMISSED, '1');
  } catch {
    // Without storage it may ask again on the next page.
  }
}

export function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}
