import { ReplayLink, useLive } from '../replay-link.js';
import { replayTexts as texts } from '../texts.js';

interface NumberProps {
  /** The value to explain, for example "member/balance". */
  readonly path: string;
  readonly children: React.ReactNode;
}

/**
 * A number that shows its explanation when it is pressed (SUP-09). It is highlighted when the present step changed it.
 */
export function Why({ path, children }: NumberProps): React.JSX.Element {
  const { model, query } = useLive();
  const changed = model.changes.some((change) => change.path === path);
  return (
    <ReplayLink
      to={{ why: query.why === path ? null : path }}
      className="why"
      data-changed={changed || undefined}
      title={texts.why}
      aria-expanded={query.why === path}
    >
      {children}
    </ReplayLink>
  );
}
