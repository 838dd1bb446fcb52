import { ButtonLink } from './button.js';
import './show-more.css';

export interface ShowMoreProps {
  readonly shown: number;
  readonly total: number;
  /** The URL of the same page with more items. */
  readonly to: string;
}

const format = new Intl.NumberFormat('sv-SE');

/** Shows how many items are listed, and 'Visa fler'. This is a link, so that it works without scripts. */
export function ShowMore({ shown, total, to }: ShowMoreProps): React.JSX.Element | null {
  if (total === 0) return null;
  return (
    <div className="show-more">
      <p>
        Visar {format.format(Math.min(shown, total))} av {format.format(total)}
      </p>
      <progress value={Math.min(shown, total)} max={total} aria-hidden />
      {shown < total && (
        <ButtonLink variant="quiet" to={to} preventScrollReset replace>
          Visa fler
        </ButtonLink>
      )}
    </div>
  );
}
