import { Form, useLoaderData } from '@remix-run/react';

import type { PrescriptionView } from '../../../services/care/prescription/contract.js';
import { Button } from '../../interface/navigation/button.js';
import { useSelectedPharmacy } from '../../shop/pharmacy/use-selected-pharmacy.js';
import { STOCK } from './parts.js';
import type { loader } from './route.js';
import { stockTexts as texts } from './stock-texts.js';

/** RX-14, CAT-06: asks which pharmacies have it. It is a post, so that no address names a prescription. */
export function StockForm({ prescription }: { readonly prescription: PrescriptionView }): React.JSX.Element | null {
  const { part, other } = useLoaderData<typeof loader>();
  const { id, name, refusal, unsold, isDose } = prescription;
  if (refusal !== null || unsold === 'not-available' || isDose) return null;
  return (
    <Form method="post" action={STOCK}>
      <StockFields id={id} part={part === 'animal' ? 'animal' : 'own'} other={other} />
      <Button variant="text" aria-label={texts.showNamed(name)}>
        {texts.show}
      </Button>
    </Form>
  );
}

/** What each form about the stock of one prescription sends. The browser alone knows the selected pharmacy. */
export function StockFields({
  id,
  part,
  other,
}: {
  readonly id: string;
  readonly part: 'own' | 'animal';
  readonly other: string | null;
}): React.JSX.Element {
  const selected = useSelectedPharmacy();
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="part" value={part} />
      {other !== null && <input type="hidden" name="other" value={other} />}
      {selected && <input type="hidden" name="gln" value={selected.gln} />}
    </>
  );
}
