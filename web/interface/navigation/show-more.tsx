import { ButtonLink } from './button.js';
import './show-more.css';

export interface ShowMoreProps {
  readonly shown: number;
  readonly total: number;
  /** The same page with more loaded; the scroll position is kept. */
  readonly to: string;
}

const format = new Intl.NumberFormat('sv-SE');

/** Paging by 'Visa fler': a link, so that it works without scripts and the address holds the number. */
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
