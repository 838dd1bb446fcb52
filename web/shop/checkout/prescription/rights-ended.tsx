import { Alert } from '../../../interface/message/alert.js';
import { prescriptionTexts as texts } from './texts.js';

/** RX-08: says that prescription goods of another person left the basket, and names neither. */
export function RightsEnded({ rows }: { readonly rows: number }): React.JSX.Element | null {
  if (rows === 0) return null;
  return (
    <Alert type="info" heading={texts.rightsEnded(rows)}>
      <p>{texts.rightsEndedText}</p>
    </Alert>
  );
}
