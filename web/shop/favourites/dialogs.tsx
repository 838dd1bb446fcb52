import { Link, useLocation } from '@remix-run/react';

import { Button, ButtonLink } from '../../interface/navigation/button.js';
import { Modal } from '../../interface/dialog/modal.js';
import { withQuery } from '../../visit/login/app/return-to.js';
import { dialogTexts as texts } from './dialog-texts.js';
import { setFavouriteState, type FavouriteDialog } from './favourite-store.js';
import { useSendChange } from './use-change.js';

type ProductDialog = Exclude<FavouriteDialog, { readonly kind: 'login' }>;

const close = (): void => setFavouriteState({ dialog: null });

/** The dialogs about favourites. Their code is loaded when a press first needs one. */
export default function Dialogs({ dialog }: { readonly dialog: FavouriteDialog }): React.JSX.Element {
  return dialog.kind === 'login' ? <LoginDialog wish={dialog.wish} /> : <Question dialog={dialog} />;
}

function LoginDialog({ wish }: { readonly wish: 'favourite' | 'watch' }): React.JSX.Element {
  const { pathname, search } = useLocation();
  const to = withQuery('/init-login', { redirect: `${pathname}${search}` });
  return (
    <Modal
      isOpen
      onClose={close}
      title={texts.login.title[wish]}
      actions={
        <Actions>
          <ButtonLink to={to} onClick={close}>
            {texts.login.action}
          </ButtonLink>
        </Actions>
      }
    >
      <p>{texts.login.text}</p>
    </Modal>
  );
}

function Question({ dialog: { kind, varuId, name } }: { readonly dialog: ProductDialog }): React.JSX.Element {
  const send = useSendChange();
  const answer = (): void => {
    if (kind === 'consent') send('add', varuId, true);
    else send(kind, varuId);
    close();
  };
  const { title, text, action } = texts[kind];
  return (
    <Modal
      isOpen
      onClose={close}
      title={title}
      actions={
        <Actions>
          <Button type="button" onClick={answer}>
            {action}
          </Button>
        </Actions>
      }
    >
      <p>{text(name)}</p>
      {kind === 'watch' && <p>{texts.watch.discreet}</p>}
      {kind === 'consent' && <ConsentTerms />}
    </Modal>
  );
}

export function ConsentTerms(): React.JSX.Element {
  return (
    <>
      <p>{texts.consent.withdraw}</p>
      <p>
        <Link to="/kundservice/integritetspolicy" onClick={close}>
          {texts.consent.privacy}
        </Link>
      </p>
    </>
  );
}

function Actions({ children }: { readonly children: React.ReactNode }): React.JSX.Element {
  return (
    <>
      {children}
      <Button type="button" variant="quiet" onClick={close}>
        {texts.cancel}
      </Button>
    </>
  );
}
