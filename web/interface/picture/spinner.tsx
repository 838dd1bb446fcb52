import type { SPINNER_PX } from '../styles/measures.js';
import { spinnerTexts as texts } from '../words/texts.js';
import './spinner.css';

export interface SpinnerProps {
  readonly size?: keyof typeof SPINNER_PX;
}

export function Spinner({ size = 'medium' }: SpinnerProps): React.JSX.Element {
  return (
    <span role="status" className="spinner-place">
      <span className={`spinner spinner-${size}`} aria-hidden />
      <span className="visually-hidden">{texts.loading}</span>
    </span>
  );
}
