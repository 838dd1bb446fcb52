import { Pill } from 'lucide-react';

import './ordered-picture.css';

/** The line of a prescription is numbered by its place in the order, and has no picture: it would show the medicine. */
const OF_PRESCRIPTION = /^Rx-/;

/** The picture beside an ordered line. */
export function OrderedPicture({ varuId }: { readonly varuId: string }): React.JSX.Element {
  if (!OF_PRESCRIPTION.test(varuId)) return <img src={`/bild/${varuId}.svg`} alt="" width="56" height="56" />;
  return (
    <span className="ordered-picture" aria-hidden>
      <Pill size={28} strokeWidth={1.5} />
    </span>
  );
}
