import { Toggle } from '../../interface/field/toggle.js';
import { Select } from '../../interface/field/select.js';
import { saveAppearance } from '../../visit/appearance/save-appearance.js';
import { Piece, State } from './piece.js';

const COLOURS = [
  'canvas',
  'surface',
  'surface-sunken',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'brand',
  'brand-tint',
  'deep',
  'accent',
  'accent-tint',
  'sale',
  'danger',
  'danger-tint',
  'success',
  'success-tint',
  'info',
  'info-tint',
  'warning',
  'star',
  'focus',
];
const TEXTS = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl', 'display'];
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8];

const APPEARANCES = [
  { value: 'device', text: 'Följ enheten' },
  { value: 'light', text: 'Ljust' },
  { value: 'dark', text: 'Mörkt' },
];

/** Lets staff try the appearances and the motion settings. It works only with scripts. */
export function Looks({ chosen }: { readonly chosen: string }): React.JSX.Element {
  return (
    <div className="piece-row piece-looks">
      <Select
        name="appearance"
        label="Utseende"
        options={APPEARANCES}
        defaultValue={chosen}
        onChange={({ target }) =>
          saveAppearance(target.value === 'light' || target.value === 'dark' ? target.value : 'device')
        }
      />
      <Toggle
        legend="Rörelse"
        options={[
          { label: 'Rörelse', value: 'on' },
          { label: 'Stilla', value: 'off' },
        ]}
        defaultValue="on"
        onChange={(value) => (document.documentElement.dataset.animations = value)}
      />
    </div>
  );
}

export function Tokens(): React.JSX.Element {
  return (
    <Piece id="tokens" title="Färg, text och luft">
      {['light', 'dark'].map((scheme) => (
        <State key={scheme} name={scheme}>
          <ul className="piece-swatches" data-scheme={scheme}>
            {COLOURS.map((colour) => (
              <li key={colour}>
                <span className={`swatch swatch-${colour}`} />
                {colour}
              </li>
            ))}
          </ul>
        </State>
      ))}
      <State name="Text">
        {TEXTS.map((size) => (
          <p key={size} className={`sample-text-${size}`}>
            {size} Apotek på nätet
          </p>
        ))}
      </State>
      <State name="Luft">
        <div className="piece-row piece-row-end">
          {SPACES.map((space) => (
            <span key={space} className={`sample-space sample-space-${space}`} />
          ))}
        </div>
      </State>
    </Piece>
  );
}
