import { Smartphone } from 'lucide-react';

/** A telephone inside a spinner; the text beside it says what it waits for. */
export function WaitingMark(): React.JSX.Element {
  return (
    <span className="login-waiting" aria-hidden>
      <span className="spinner spinner-large" />
      <Smartphone size={30} strokeWidth={1.5} />
    </span>
  );
}
