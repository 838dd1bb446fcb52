import type { LiveShow } from '../../../services/shop/content/contract.js';
import { ShowTime } from './show-time.js';
import { liveTexts as texts } from './texts.js';

export function ShowRow({ show }: { readonly show: LiveShow }): React.JSX.Element {
  return (
    <li className="live-row">
      <ShowTime show={show} />
      <h3>{show.title}</h3>
      <p className="muted">{show.text}</p>
      <p className="muted small">{texts.with(show.host)}</p>
    </li>
  );
}
