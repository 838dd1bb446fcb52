import { useFetchers, useSearchParams } from '@remix-run/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';

import { useRootData } from '../../visit/root-data.js';
import { isFavouriteAnswer, type FavouriteAnswer } from './answer.js';
import { setFavouriteState } from './favourite-store.js';
import { favouriteTexts as texts } from './texts.js';

interface Notice {
  readonly kind: 'added' | 'refused';
  readonly text: string;
}

/** The message disappears after three seconds (UI-10). */
const SHOWN_MS = 3_000;

/**
 * Announces saved changes and failures. If the server requires a log-in or a consent, this component opens that dialog
 * instead.
 */
export function FavouriteNotice(): React.JSX.Element {
  const notice = useNotice();
  const Icon = notice?.kind === 'added' ? CircleCheck : CircleAlert;
  return (
    <div role="status" aria-live="polite" className="added-region">
      {notice && (
        <div className={`added added-${notice.kind}`}>
          <Icon size={22} strokeWidth={1.5} aria-hidden />
          <p>{notice.text}</p>
        </div>
      )}
    </div>
  );
}

function useNotice(): Notice | null {
  const answer = useLatestAnswer();
  const [search] = useSearchParams();
  const [notice, setNotice] = useState<Notice | null>(
    search.has('favoritfel') ? { kind: 'refused', text: texts.failed } : null,
  );
  const identified = useRootData()?.session.identified === true;
  useEffect(() => {
    if (!answer) return;
    const code = answer.ok ? null : (answer.errors[0]?.code ?? '');
    if (code === 'LOGIN_REQUIRED' || code === 'IDENTIFICATION_REQUIRED' || (code !== null && !identified))
      setFavouriteState({ dialog: { kind: 'login', wish: 'favourite' } });
    else if (code === 'CONSENT_REQUIRED' && answer.varuId)
      setFavouriteState({ dialog: { kind: 'consent', varuId: answer.varuId, name: '' } });
    else setNotice(noticeOf(answer));
    // Depends only on the response's time, so each response is shown once. The response object is new in every render.
  }, [answer?.at]);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return notice;
}

function useLatestAnswer(): FavouriteAnswer | null {
  const answers = useFetchers()
    .map(({ data }) => data as unknown)
    .filter(isFavouriteAnswer);
  return answers.sort((a, b) => a.at - b.at).at(-1) ?? null;
}

function noticeOf(answer: FavouriteAnswer): Notice | null {
  if (answer.ok) return answer.favourite === 'keep' ? { kind: 'added', text: texts.kept } : null;
  if (answer.favourite === 'keep' || answer.favourite === 'refuse') return null;
  return { kind: 'refused', text: answer.errors[0]?.message ?? texts.failed };
}
