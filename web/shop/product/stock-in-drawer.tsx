import type { StockNear } from '../../../services/shop/pharmacy/contract.js';
import { Skeleton } from '../../interface/picture/skeleton.js';
import { StockList, type Choosing } from './stock-list.js';
import { stockTexts as texts } from './texts.js';

interface StockInDrawerProps {
  /** Undefined while it is loading. */
  readonly stock: StockNear | undefined;
  readonly choosing: Choosing;
}

/** What the drawer of pharmacies shows. Its code is loaded with the drawer, not with the page. */
export default function StockInDrawer({ stock, choosing }: StockInDrawerProps): React.JSX.Element {
  if (stock) return <StockList stock={stock} choosing={choosing} />;
  return (
    <>
      <p className="visually-hidden">{texts.loading}</p>
      <Skeleton lines={8} />
    </>
  );
}
