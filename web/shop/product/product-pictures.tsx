import type { ProductView } from '../../../services/shop/catalogue/contract.js';
import { productTexts as texts } from './texts.js';

interface ProductPicturesProps {
  readonly product: Pick<ProductView, 'varuId' | 'name' | 'pictures'>;
}

/** Shows all photographs side by side, or a drawing of the package when there are none. */
export function ProductPictures({ product: { varuId, name, pictures } }: ProductPicturesProps): React.JSX.Element {
  const [first, ...more] = pictures;
  const { src, alt } = first ?? { src: `/bild/${varuId}.svg`, alt: texts.picture(name) };
  return (
    <div className="product-gallery">
      <div className="product-picture">
        {/* The page's largest picture loads first. React 18 has no type for this attribute, but writes it. */}
        <img key={varuId} src={src} alt={alt} width="480" height="480" {...{ fetchpriority: 'high' }} />
      </div>
      {more.length > 0 && (
        <ul className="product-pictures" aria-label={texts.pictures}>
          {more.map((other) => (
            <li key={other.src}>
              <a href={other.src}>
                <img src={other.src} alt={other.alt} width="96" height="96" loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
