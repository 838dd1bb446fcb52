import { FileText } from 'lucide-react';

import { productTexts as texts } from './texts.js';

export function Leaflet({ slug }: { readonly slug: string }): React.JSX.Element {
  return (
    <a href={`/produkt/${slug}/bipacksedel`} className="leaflet-link">
      <FileText size={20} strokeWidth={1.5} aria-hidden /> {texts.leafletLink}
    </a>
  );
}
