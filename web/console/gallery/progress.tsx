import { ProgressCircle } from '../../interface/picture/progress-circle.js';
import { Skeleton } from '../../interface/picture/skeleton.js';
import { Spinner } from '../../interface/picture/spinner.js';
import { FreeShipping } from '../../shop/delivery/free-shipping.js';
import { Piece, State } from './piece.js';
import '../../shop/checkout/basket/basket.css';

const SIZES = ['tiny', 'small', 'medium', 'large'] as const;

export function Progress(): React.JSX.Element {
  return (
    <>
      <Piece id="spinner" title="Spinner">
        <div className="piece-row">
          {SIZES.map((size) => (
            <State key={size} name={size}>
              <Spinner size={size} />
            </State>
          ))}
        </div>
      </Piece>
      <Piece id="progress-circle" title="Progress circle">
        <div className="piece-row">
          <ProgressCircle label="Poäng till nästa nivå" value={650} max={1000}>
            650
          </ProgressCircle>
          <ProgressCircle label="Högkostnadsskydd" value={1} max={1}>
            Klart
          </ProgressCircle>
          <ProgressCircle label="Inget ännu" value={0} max={1} />
        </div>
      </Piece>
      <Piece id="free-shipping" title="Free shipping bar">
        <FreeShipping freeShipping={{ possible: true, limit: 39_900, left: 12_050 }} />
        <FreeShipping freeShipping={{ possible: true, limit: 39_900, left: 0 }} />
      </Piece>
      <Piece id="skeleton" title="Skeleton">
        <div className="piece-form">
          <Skeleton shape="circle" />
          <Skeleton lines={3} />
          <Skeleton shape="card" />
        </div>
      </Piece>
    </>
  );
}
