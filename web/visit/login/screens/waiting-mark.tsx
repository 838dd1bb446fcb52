import { Smartphone } from 'lucide-react';

/** A telephone within the ring that turns; what it waits for is said beside it. */
export function WaitingMark(): React.JSX.Element {
  return (
    <span className="login-waiting" aria-hidden>
      <span className="spinner spinner-large" />
      <Smartphone size={30} strokeWidth={1.5} />
    </span>
  );
}
