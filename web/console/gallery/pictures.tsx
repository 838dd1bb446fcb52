import { Icon } from '../../interface/picture/icon.js';
import { ICONS } from '../../interface/picture/icons.js';
import { CategoryPictogram, SeasonPictogram } from '../../interface/picture/pictogram.js';
import { DRAWN_CATEGORIES, SEASONS, type Season } from '../../interface/picture/pictogram-drawings.js';
import { RatingLabel } from '../../shop/product-card/rating-label.js';
import { Price } from '../../interface/words/price.js';
import { ICON_STROKES, PICTOGRAM_PX, PICTOGRAM_WEIGHTS } from '../../interface/styles/measures.js';
import { Piece, State } from './piece.js';

const SIZES = Object.keys(PICTOGRAM_PX) as (keyof typeof PICTOGRAM_PX)[];
const WEIGHTS = Object.keys(PICTOGRAM_WEIGHTS) as (keyof typeof PICTOGRAM_WEIGHTS)[];
const COMPARISON = { price: 249, unit: 'st' } as const;

export function Pictures(): React.JSX.Element {
  return (
    <>
      <Piece id="icon" title="Icon">
        {ICON_STROKES.map((stroke) => (
          <State key={stroke} name={`Linje ${stroke}`}>
            <div className="piece-row">
              {Object.keys(ICONS).map((name) => (
                <Icon key={name} name={name} stroke={stroke} />
              ))}
            </div>
          </State>
        ))}
      </Piece>
      <Piece id="pictogram" title="Pictogram">
        {WEIGHTS.map((weight) => (
          <State key={weight} name={weight}>
            <div className="piece-row piece-row-end">
              {SIZES.map((size) => (
                <CategoryPictogram key={size} path="hudvard" size={size} weight={weight} />
              ))}
              {(Object.keys(SEASONS) as Season[]).map((season) => (
                <SeasonPictogram key={season} season={season} size="s" weight={weight} />
              ))}
            </div>
          </State>
        ))}
        <ul className="piece-grid">
          {DRAWN_CATEGORIES.map((path) => (
            <li key={path}>
              <CategoryPictogram path={path} size="s" />
              <span>{path}</span>
            </li>
          ))}
        </ul>
      </Piece>
      <Piece id="price" title="Price och rating">
        <div className="piece-row piece-row-end">
          <Price product={{ price: 4950, discountPrice: null, lowestPrice30Days: null, comparison: COMPARISON }} />
          <Price product={{ price: 12900, discountPrice: 9675, lowestPrice30Days: 11900, comparison: null }} />
          <Price
            large
            product={{ price: 12900, discountPrice: 9675, lowestPrice30Days: 11900, comparison: COMPARISON }}
          />
        </div>
        <div className="piece-row">
          {[5, 23, 35, 47, 50].map((tenths) => (
            <RatingLabel key={tenths} tenths={tenths} count={tenths} />
          ))}
        </div>
      </Piece>
    </>
  );
}
