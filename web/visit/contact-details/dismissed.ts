const DISMISSED = 'ContactDetailsDismissed';

/** The dialog is shown once in a session, even if the answer could not be saved. This storage needs no consent. */
export function dismissForSession(): void {
  try {
    sessionStorage.setItem(DISMISSED, '1');
  } catch {
    // Without storage the dialog may be shown again on the next page.
  }
}

export function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}
