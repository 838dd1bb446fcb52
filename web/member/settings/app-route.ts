import { redirect } from '@remix-run/node';

/** The app's address of the settings of reminders (APP-02). */
export function loader(): Response {
  return redirect('/member/minainstallningar#paminnelser');
}
