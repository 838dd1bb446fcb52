import { useState } from 'react';

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

/**
 * A phone offers its camera here. The types are those that every camera or browser can make. A browser writes its own
 * words on the input, in its own language, so with scripts the input lies unseen over Swedish ones.
 */
export function PhotoField({ limits: { most, megabytes }, errors, lost }: PhotoFieldProps): React.JSX.Element {
  const [names, setNames] = useState<readonly string[]>([]);
  const message = [...errors, ...(lost ? [texts.photosAgain] : [])].join(' ');
  return (
    <div className="field" data-invalid={message ? true : undefined}>
      <FieldLabel htmlFor="bilder" label={texts.photos} required={false} />
      <FieldHint id="bilder-hint" hint={texts.photosHint(most, megabytes)} />
      <div className="photo-choice">
        <input
          id="bilder"
          name="bilder"
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? 'bilder-hint bilder-error' : 'bilder-hint'}
          onChange={({ currentTarget }) => {
            setNames([...(currentTarget.files ?? [])].map(({ name }) => name));
            void makeSmaller(currentTarget);
          }}
        />
        <span className="photo-choice-button" aria-hidden>
          {texts.photosChoose}
        </span>
        <span className="photo-choice-names muted small" aria-hidden>
          {names.length > 0 ? names.join(', ') : texts.photosNone}
        </span>
      </div>
      <FieldError id="bilder-error" message={message || undefined} />
    </div>
  );
}
