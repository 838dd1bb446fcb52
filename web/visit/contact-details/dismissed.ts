const DISMISSED = 'ContactDetailsDismissed';

/** Keeps the dialog closed for this session, even if the answer could not be saved. Such storage needs no consent. */
export function dismissForSession(): void {
  try {
    sessionStorage.setItem(DISMISSED, '1');
  } catch {
    // Without storage the dialog may open again on the next page.
  }
}

export function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}
