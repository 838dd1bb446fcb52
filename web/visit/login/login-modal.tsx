import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';

import { Modal } from '../../interface/dialog/modal.js';
import { Spinner } from '../../interface/picture/spinner.js';
import { useModalQueue } from '../../interface/dialog/use-modal-queue.js';
import { useRootData } from '../root-data.js';
import type { AskedLogin } from './login-link.js';
import { LoginScreens, type LoginData } from './screens/login-screens.js';
import type { loader } from './route.js';
import { TitleContext } from './screens/screen-heading.js';
import { pickerTitle } from './texts.js';

/** Shows the log-in as a dialog over the page with the link (LOG-01). */
export default function LoginModal({ asked }: { readonly asked: AskedLogin }): React.JSX.Element {
  const { isOpen, close } = useTurn(asked);
  const data = useLoginData(asked);
  const name = useRootData()?.session.name ?? null;
  const first = pickerTitle(asked.address.startsWith('/loginFreja') ? 'FrejaPlus' : null, name);
  const [title, setTitle] = useState(first);
  useEffect(() => setTitle(first), [asked]);
  return (
    <Modal isOpen={isOpen} onClose={close} title={title}>
      <div className="login-modal">
        <TitleContext.Provider value={setTitle}>
          {data ? <LoginScreens key={asked.address} data={data} /> : <Spinner size="large" />}
        </TitleContext.Provider>
      </div>
    </Modal>
  );
}

/** Opens the dialog when no other modal is open. A more urgent modal closes it, and it does not open again. */
function useTurn(asked: AskedLogin): { readonly isOpen: boolean; readonly close: () => void } {
  const { shown, ask, close } = useModalQueue();
  useEffect(() => ask('login'), [asked]);
  useEffect(() => () => close('login'), []);
  useEffect(() => {
    if (shown !== null && shown !== 'login') close('login');
  }, [shown, asked]);
  return { isOpen: shown === 'login', close: () => close('login') };
}

/**
 * Loads the data of the log-in page. It stays the same until another log-in is asked for, because an attempt may be in
 * progress.
 */
function useLoginData(asked: AskedLogin): LoginData | null {
  const { load, state, data } = useFetcher<typeof loader>();
  const [loaded, setLoaded] = useState<{ readonly asked: AskedLogin; readonly data: LoginData } | null>(null);
  useEffect(() => load(asked.address), [asked]);
  useEffect(() => {
    if (state === 'idle' && data) setLoaded({ asked, data: { ...data, over: asked.over } });
  }, [state, data]);
  return loaded?.asked === asked ? loaded.data : null;
}
