import { useFetchers, useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect } from 'react';

import { animationsOn } from '../../interface/animations.js';
import { withQuery } from '../../visit/login/app/return-to.js';
import { useCommandId, useRootData } from '../../visit/root-data.js';
import { readChange } from './change.js';
import { FavouriteNotice } from './favourite-notice.js';
import { FAVOURITE_FORM } from './favourite-form.js';
import { setFavouriteState, useFavouriteState, type FavouriteDialog } from './favourite-store.js';
import { pendingIn } from './pending.js';
import { useAsksForConsent } from './use-asks-for-consent.js';
import { useSendChange } from './use-change.js';

const Dialogs = lazy(() => import('./dialogs.js'));
const StartDialog = lazy(() => import('./start-dialog.js'));

/** The animation of a pressed heart, which grows and shrinks once (CAT-03). */
const BEAT = { frames: [{ transform: 'scale(1)' }, { transform: 'scale(1.6)' }, { transform: 'scale(1)' }], ms: 200 };

/** The form that all hearts and watch buttons of a page share, and its dialogs. */
export function FavouriteDesk(): React.JSX.Element {
  usePublishedPending();
  const press = usePress();
  const commandId = useCommandId('favourites');
  const { pathname, search } = useLocation();
  const asks = useAsksForConsent();
  const dialog = useFavouriteState((shown) => shown.dialog);
  return (
    <>
      <form id={FAVOURITE_FORM} method="post" action="/favourites/spara" hidden onSubmit={press}>
        <input type="hidden" name="commandId" value={commandId} />
        <input type="hidden" name="returnTo" value={withQuery(`${pathname}${search}`, { favoritfel: null })} />
      </form>
      <FavouriteNotice />
      <Suspense fallback={null}>
        {dialog && <Dialogs dialog={dialog} />}
        {asks && <StartDialog />}
      </Suspense>
    </>
  );
}

function usePublishedPending(): void {
  const fetchers = useFetchers();
  useEffect(() => setFavouriteState({ pending: pendingIn(fetchers) }), [fetchers]);
}

function usePress(): (event: React.FormEvent) => void {
  const send = useSendChange();
  const data = useRootData();
  const consenting = useFavouriteState(({ pending }) => pending.consenting);
  return (event) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const change = submitter instanceof HTMLButtonElement ? readChange(submitter.value) : null;
    if (!submitter || !change) return;
    const { intent, varuId } = change;
    const dialog = questionFor(change, submitter.dataset['name'] ?? '', data);
    if (dialog && !(consenting && dialog.kind === 'consent')) return setFavouriteState({ dialog });
    if (animationsOn()) submitter.querySelector('svg')?.animate(BEAT.frames, BEAT.ms);
    send(intent, varuId, consenting && intent === 'add');
  };
}

/** Returns the dialog that a change needs first (PRO-07, PRO-09); null when it needs none. */
function questionFor(
  { intent, varuId }: NonNullable<ReturnType<typeof readChange>>,
  name: string,
  data: ReturnType<typeof useRootData>,
): FavouriteDialog | null {
  const watch = intent === 'watch' || intent === 'unwatch';
  if (!data?.session.identified) return { kind: 'login', wish: watch ? 'watch' : 'favourite' };
  if (watch) return { kind: intent, varuId, name };
  return intent === 'add' && !data.favouriteConsent ? { kind: 'consent', varuId, name } : null;
}
