import type { ComplaintForm } from '../../../../services/shop/complaint/contract.js';
import { FieldError, FieldHint, FieldLabel } from '../../../interface/field/field-parts.js';
import { makeSmaller } from './smaller-photos.js';
import { complaintPageTexts as texts } from './texts.js';

interface PhotoFieldProps {
  readonly limits: ComplaintForm['limits']['photos'];
  readonly errors: readonly string[];
  /** True when photos were sent with the errors: without scripts they must be chosen again. */
  readonly lost: boolean;
}

/** A phone offers its camera here. The types are those that every camera or browser can make. */
export function PhotoField({ limits: { most, megabytes }, errors, lost }: PhotoFieldProps): React.JSX.Element {
  const message = [...errors, ...(lost ? [texts.photosAgain] : [])].join(' ');
  return (
    <div className="field" data-invalid={message ? true : undefined}>
      <FieldLabel htmlFor="bilder" label={texts.photos} required={false} />
      <FieldHint id="bilder-hint" hint={texts.photosHint(most, megabytes)} />
      <input
        id="bilder"
        name="bilder"
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        className="complaint-photos"
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? 'bilder-hint bilder-error' : 'bilder-hint'}
        onChange={(event) => void makeSmaller(event.currentTarget)}
      />
      <FieldError id="bilder-error" message={message || undefined} />
    </div>
  );
}
