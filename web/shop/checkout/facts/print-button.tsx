import { Button } from '../../../interface/navigation/button.js';

/** Opens the browser's print. Only a script can, so the button is hidden without scripts, and on the print itself. */
export function PrintButton({ children }: { readonly children: string }): React.JSX.Element {
  return (
    <Button type="button" variant="quiet" className="print-button" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
