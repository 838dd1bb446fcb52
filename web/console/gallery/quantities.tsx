import { useState } from 'react';

import { QuantityAdjuster } from '../../interface/field/quantity-adjuster.js';
import { useToast } from '../../interface/message/use-toast.js';
import { Piece, State } from './piece.js';

const nothing = (): void => undefined;

export function Quantities(): React.JSX.Element {
  const [quantity, setQuantity] = useState(0);
  const { toast, show } = useToast();
  const later = (wanted: number): Promise<void> => settled(400).then(() => setQuantity(wanted));
  return (
    <Piece id="quantity-adjuster" title="Quantity adjuster">
      <State name="Köp, högst 3">
        <QuantityAdjuster
          name="Alvedon"
          quantity={quantity}
          max={3}
          buyLabel="Köp"
          onQuantity={later}
          onBuyAttempt={() => show('Maxantal för denna vara uppnådd')}
        />
      </State>
      <State name="Nekas och går tillbaka">
        <QuantityAdjuster name="Ipren" quantity={2} max={9} onQuantity={() => settled(600).then(() => false)} />
      </State>
      <State name="Vid högsta antalet">
        <QuantityAdjuster name="Treo" quantity={5} max={5} onQuantity={nothing} />
      </State>
      <State name="Kan inte minskas">
        <QuantityAdjuster name="Nezeril" quantity={2} max={5} decreaseDisabled onQuantity={nothing} />
      </State>
      <State name="Kan inte ökas">
        <QuantityAdjuster name="Otrivin" quantity={2} max={5} increaseDisabled onQuantity={nothing} />
      </State>
      <State name="Laddar">
        <QuantityAdjuster name="Bafucin" quantity={2} max={5} loading onQuantity={nothing} />
      </State>
      {toast}
    </Piece>
  );
}

function settled(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
