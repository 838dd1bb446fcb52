import { Link } from '@remix-run/react';

import { TabLinks } from '../../interface/navigation/tab-links.js';
import { useVariant } from '../../visit/ab-test/use-variant.js';
import { PART_LINKS, type PartOfPrescriptions } from './parts.js';
import { prescriptionTexts as texts } from './texts.js';

/** RX-01: variant B shows four tabs on each part. Variant A shows the same four as links, on the home alone. */
export function PartTabs({ part }: { readonly part: PartOfPrescriptions }): React.JSX.Element {
  const variant = useVariant('prescriptionTabs');
  if (variant === 'B') return <TabLinks label={texts.parts} tabs={PART_LINKS} />;
  return (
    <nav aria-label={texts.parts}>
      <ul className="prescriptions-links">
        {(part === 'own' ? PART_LINKS : PART_LINKS.slice(0, 1)).map(({ to, text }, at) => (
          <li key={to}>
            <Link to={to} aria-current={part === 'own' && at === 0 ? 'page' : undefined}>
              {part === 'own' ? text : texts.backTo(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
