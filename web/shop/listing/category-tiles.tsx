import { Link } from '@remix-run/react';
import { LayoutGrid } from 'lucide-react';

import type { CategoryLink } from '../../../services/shop/catalogue/contract.js';
import { CategoryPictogram } from '../../interface/picture/pictogram.js';
import './category-tiles.css';

interface CategoryTilesProps {
  readonly menu: readonly CategoryLink[];
  readonly most?: number;
}

export function CategoryTiles({ menu, most = Infinity }: CategoryTilesProps): React.JSX.Element {
  const all = menu.length <= most;
  return (
    <ul className="tiles">
      {(all ? menu : menu.slice(0, most - 1)).map(({ path, name }) => (
        <li key={path}>
          <Link to={`/kategori/${path}`} className="tile" prefetch="intent">
            <span className="tile-icon">
              <CategoryPictogram path={path} size="xs" />
            </span>
            {name}
          </Link>
        </li>
      ))}
      {!all && (
        <li>
          <Link to="/kategori" className="tile tile-all">
            <span className="tile-icon">
              <LayoutGrid size={32} strokeWidth={1.5} aria-hidden />
            </span>
            Alla kategorier
          </Link>
        </li>
      )}
    </ul>
  );
}
