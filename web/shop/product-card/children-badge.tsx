import { cardTexts as texts } from './texts.js';
import './children-badge.css';

/** Marks a pack for infants or small children (CAT-03). */
export function ChildrenBadge(): React.JSX.Element {
  return <span className="children-badge">{texts.forChildren}</span>;
}
