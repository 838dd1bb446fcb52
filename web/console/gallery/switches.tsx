import { Form } from '@remix-run/react';

import { SwitchButton } from '../../interface/field/switch-button.js';
import { Piece, State } from './piece.js';

/** The value that the form submitted last. */
export function Switches({ isOn }: { readonly isOn: boolean }): React.JSX.Element {
  return (
    <Piece id="switch" title="Switch">
      <div className="piece-form">
        <State name="SwitchButton, ord bredvid">
          <Form action="#switch" className="switch" preventScrollReset>
            <span id="switch-letter">Nyhetsbrev</span>
            <SwitchButton isOn={isOn} labelledBy="switch-letter" name="brev" value={isOn ? 'nej' : 'ja'} />
          </Form>
        </State>
        <State name="SwitchButton, ord i">
          <Form action="#switch" preventScrollReset>
            <SwitchButton isOn={isOn} name="brev" value={isOn ? 'nej' : 'ja'}>
              Nyhetsbrev
            </SwitchButton>
          </Form>
        </State>
      </div>
    </Piece>
  );
}
