import { ButtonLink } from './button.js';
import './show-more.css';

export interface ShowMoreProps {
  readonly shown: number;
  readonly total: number;
  /** The address of the same page with more items. The scroll position is kept. */
  readonly to: string;
}

const format = new Intl.NumberFormat('sv-SE');

/** 'Visa fler' is a link, so that it works without scripts and the address contains the number of items. */
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
