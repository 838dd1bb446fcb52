import { Button, ButtonLink } from '../../interface/navigation/button.js';
import { Badge, Sticker } from '../../interface/picture/badge.js';
import { Piece, State } from './piece.js';

const VARIANTS = ['primary', 'quiet', 'accent', 'text'] as const;
const TOO_LONG = 'Den här texten är längre än de fyrtio tecken som får plats';

export function Buttons({ cut }: { readonly cut: boolean }): React.JSX.Element {
  return (
    <Piece id="button" title="Button">
      {VARIANTS.map((variant) => (
        <State key={variant} name={variant}>
          <div className="piece-row">
            <Button type="button" variant={variant}>
              Normal
            </Button>
            <Button type="button" variant={variant} disabled>
              Avstängd
            </Button>
            <Button type="button" variant={variant} loading>
              Laddar
            </Button>
            <ButtonLink variant={variant} to="#button">
              Länk
            </ButtonLink>
          </div>
        </State>
      ))}
      {cut && (
        <State name="Över 40 tecken">
          <Button type="button">{TOO_LONG}</Button>
        </State>
      )}
      <State name="Badge och sticker">
        <div className="piece-row">
          <Badge>3</Badge>
          <Badge tone="accent">Nyhet</Badge>
          <Badge tone="quiet">Receptfritt</Badge>
          <Sticker>-25 %</Sticker>
          <Sticker tone="accent">Medlemspris</Sticker>
        </div>
      </State>
    </Piece>
  );
}
