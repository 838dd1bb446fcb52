import { Smartphone } from 'lucide-react';

/** Draws a phone inside a spinner. The text beside it says what the page is waiting for. */
export function WaitingMark(): React.JSX.Element {
  return (
    <span className="login-waiting" aria-hidden>
      <span className="spinner spinner-large" />
      <Smartphone size={30} strokeWidth={1.5} />
    </span>
  );
}
