import { useState } from 'react';

import { Accordion } from '../../interface/navigation/accordion.js';
import { ExpansionPanel } from '../../interface/navigation/expansion-panel.js';
import { TabLinks } from '../../interface/navigation/tab-links.js';
import { Teaser } from '../../interface/navigation/teaser.js';
import { Toggle } from '../../interface/field/toggle.js';
import { Piece, State } from './piece.js';

const TEXT = (
  <p>
    Vuxna och barn över 40 kg: 1–2 tabletter var fjärde till var sjätte timme, högst åtta tabletter per dygn. Läs
    bipacksedeln.
  </p>
);

export function Folding(): React.JSX.Element {
  const [forced, setForced] = useState<'open' | 'collapsed'>('collapsed');
  return (
    <>
      <Piece id="accordion" title="Accordion">
        <Accordion title="Dosering" headingLevel={3}>
          {TEXT}
        </Accordion>
        <Accordion title="Öppen från början" headingLevel={3} startOpen>
          {TEXT}
        </Accordion>
        <State name="Tvingad">
          <Toggle
            legend="Tvingad"
            options={[
              { label: 'Öppen', value: 'open' },
              { label: 'Stängd', value: 'collapsed' },
            ]}
            value={forced}
            onChange={(value) => setForced(value === 'open' ? 'open' : 'collapsed')}
          />
          <Accordion title="Följer valet ovan" headingLevel={3} forced={forced}>
            {TEXT}
          </Accordion>
        </State>
        <State name="Teaser">
          <Teaser>
            <p>
              Paracetamol lindrar tillfälliga, lätta till måttliga smärtor och sänker feber. Det är skonsamt mot magen
              och kan användas under lång tid i rätt dos.
            </p>
            <p>
              Ta aldrig mer än vad som står i bipacksedeln. Andra läkemedel kan innehålla samma ämne; räkna ihop dem.
              Vid överdos, sök genast vård även om du mår bra.
            </p>
          </Teaser>
        </State>
      </Piece>
      <Piece id="expansion-panel" title="Expansion panel">
        <ExpansionPanel title="Så beställer du">{TEXT}</ExpansionPanel>
        <ExpansionPanel title="Öppen från början" startOpen>
          {TEXT}
        </ExpansionPanel>
      </Piece>
      <Piece id="tabs" title="Tabs">
        <TabLinks
          label="Mina recept"
          tabs={[
            { to: '/dev/interface', text: 'Mina recept' },
            { to: '/mina-recept', text: 'Djurrecept' },
          ]}
        />
      </Piece>
    </>
  );
}
