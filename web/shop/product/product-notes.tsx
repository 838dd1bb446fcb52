import { Info, Pill } from 'lucide-react';

import type { ProductView } from '../../../services/shop/catalogue/contract.js';
import { DiclofenacAdvice } from '../diclofenac/diclofenac-advice.js';
import { diclofenacTexts } from '../diclofenac/texts.js';
import { productTexts as texts } from './texts.js';

interface ProductNotesProps {
  readonly product: Pick<ProductView, 'type' | 'flags' | 'warning'>;
}

/** Says that a product is a medicine, as Läkemedelsverket requires of online sales, and names every restriction. */
export function ProductNotes({ product: { type, flags, warning } }: ProductNotesProps): React.JSX.Element | null {
  if (type === 'Ha' && flags.length === 0) return null;
  return (
    <div className="buy-box-notes">
      {type !== 'Ha' && (
        <p className="medicine-note">
          <Pill size={20} strokeWidth={1.5} aria-hidden /> {type === 'Rx' ? texts.prescription : texts.medicine}{' '}
          {texts.returnless}
        </p>
      )}
      {flags.map((flag) => (
        <p key={flag}>
          <Info size={20} strokeWidth={1.5} aria-hidden /> {texts.flags[flag]}
        </p>
      ))}
      {warning === 'diclofenac' && (
        <details className="diclofenac">
          <summary>{diclofenacTexts.title}</summary>
          <DiclofenacAdvice />
        </details>
      )}
    </div>
  );
}
