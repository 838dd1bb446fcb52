import { Button } from '../../interface/navigation/button.js';
import { Field } from '../../interface/field/field.js';
import { PresetField } from '../../interface/field/preset-field.js';
import { Select } from '../../interface/field/select.js';
import { Piece, State } from './piece.js';

const COUNTIES = [
  { value: 'AB', text: 'Stockholms län' },
  { value: 'M', text: 'Skåne län' },
  { value: 'BD', text: 'Norrbottens län' },
];

export function Fields(): React.JSX.Element {
  return (
    <>
      <Piece id="field" title="Form field">
        <form method="post" className="piece-form" onSubmit={(event) => event.preventDefault()}>
          <PresetField preset="date" name="date" />
          <PresetField preset="personNumber" name="personNumber" required />
          <PresetField preset="mobile" name="mobile" />
          <PresetField preset="postalCode" name="postalCode" required />
          <Field name="email" type="email" label="E-post" required autoComplete="email" />
          <Button>Spara</Button>
        </form>
        <State name="Felaktigt">
          <Field name="wrong" label="Ort" defaultValue="4" errors={['Ange en ort']} />
        </State>
        <State name="Avstängt">
          <Field name="off" label="Land" defaultValue="Sverige" disabled />
        </State>
      </Piece>
      <Piece id="select" title="Select">
        <div className="piece-form">
          <Select name="county" label="Län" options={COUNTIES} placeholder />
          <Select
            name="countyRequired"
            label="Län"
            hint="Där du hämtar paketet"
            options={COUNTIES}
            required
            defaultValue="M"
          />
          <Select name="countyWrong" label="Län" options={COUNTIES} placeholder errors={['Välj ett län']} />
          <Select name="countyOff" label="Län" options={COUNTIES} disabled defaultValue="AB" />
        </div>
      </Piece>
    </>
  );
}
