import { Checkbox } from '../../interface/field/checkbox.js';
import { Radio, RadioCard, RadioGroup } from '../../interface/field/radio.js';
import { Toggle } from '../../interface/field/toggle.js';
import { Piece } from './piece.js';

export function Choices(): React.JSX.Element {
  return (
    <>
      <Piece id="toggle" title="Toggle">
        <div className="piece-row">
          <Toggle
            legend="Visa som"
            options={[
              { label: 'Lista', value: 'list' },
              { label: 'Karta', value: 'map' },
            ]}
            defaultValue="list"
          />
          <Toggle
            legend="Visa som, avstängd"
            options={[
              { label: 'Lista', value: 'list' },
              { label: 'Karta', value: 'map' },
            ]}
            defaultValue="map"
            disabled
          />
        </div>
      </Piece>
      <Piece id="checkbox" title="Checkbox">
        <Checkbox name="a">Av</Checkbox>
        <Checkbox name="b" defaultChecked>
          På
        </Checkbox>
        <Checkbox name="c" disabled>
          Avstängd
        </Checkbox>
        <Checkbox name="d" disabled defaultChecked>
          På och avstängd
        </Checkbox>
        <Checkbox name="e" errors={['Godkänn villkoren']}>
          Jag godkänner villkoren
        </Checkbox>
      </Piece>
      <Piece id="radio" title="Radio">
        <RadioGroup legend="Leverans" required>
          <Radio name="delivery" value="home" defaultChecked>
            Hem
          </Radio>
          <Radio name="delivery" value="agent">
            Ombud
          </Radio>
          <Radio name="delivery" value="air" disabled>
            Flyg, avstängd
          </Radio>
        </RadioGroup>
        <RadioGroup legend="Betalning" errors={['Välj ett betalsätt']}>
          <RadioCard name="payment" value="card" title="Kort" note="Dras när paketet skickas" aside="0 kr" />
          <RadioCard
            name="payment"
            value="invoice"
            title="Faktura"
            note="Kräver BankID eller Freja+"
            aside="29 kr"
            disabled
          />
        </RadioGroup>
      </Piece>
    </>
  );
}
