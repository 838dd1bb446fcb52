import { useState } from 'react';

import { Alert } from '../../interface/message/alert.js';
import { ALERT_TYPES, BANNER_TYPES } from '../../interface/message/alert-type.js';
import { Bubble } from '../../interface/message/bubble.js';
import { Button } from '../../interface/navigation/button.js';
import { SystemBanner } from '../../interface/message/system-banner.js';
import { useToast } from '../../interface/message/use-toast.js';
import { Piece, State } from './piece.js';

const LONG =
  'Just nu är det längre leveranstider än vanligt till hela landet, eftersom många beställer inför helgen. Vi packar för fullt, även på kvällen, och hör av oss när paketet är på väg till dig.';

export function Messages(): React.JSX.Element {
  const { toast, show } = useToast();
  const [bubble, setBubble] = useState<string | null>(null);
  return (
    <>
      <Piece id="alert" title="Alert">
        {ALERT_TYPES.map((type, number) => (
          <State key={type} name={`${type} (${number})`}>
            <Alert type={number} heading="Kontrollera läkemedelslistan">
              <p>Läs bipacksedeln innan du använder läkemedlet.</p>
            </Alert>
          </State>
        ))}
        <State name="Länk, knapp och stängning för gott">
          <Alert
            type="info"
            id="dev-alert"
            heading="Nya öppettider"
            linkText="Se apotekets tider"
            href="/apotek"
            button={{ text: 'Påminn mig', onClick: () => show('Vi påminner dig.') }}
            isClosableHidePermanent
            fullWidth
          >
            <p>Under julen har flera apotek andra tider.</p>
          </Alert>
        </State>
        <State name="Länk som gör något">
          <Alert type="warning" linkText="Visa igen" linkAction={() => show('Visas igen.')} />
        </State>
      </Piece>
      <Piece id="system-banner" title="System banner">
        {BANNER_TYPES.map((type, number) => (
          <State key={type} name={`${type} (${number})`}>
            <SystemBanner
              type={number}
              id={`dev-${type}`}
              title="Längre leveranstid."
              text={LONG}
              additionalMessage="Receptvaror skickas som vanligt."
              closeable={number > 0}
            />
          </State>
        ))}
      </Piece>
      <Piece id="toast" title="Toast och bubbla">
        <div className="piece-row">
          <Button type="button" variant="quiet" onClick={() => show('Ditt samtycke har sparats')}>
            Visa toast
          </Button>
          <Bubble text={bubble} onGone={() => setBubble(null)}>
            <Button type="button" variant="quiet" onClick={() => setBubble('Tillagd bland favoriterna')}>
              Visa bubbla
            </Button>
          </Bubble>
        </div>
        {toast}
      </Piece>
    </>
  );
}
