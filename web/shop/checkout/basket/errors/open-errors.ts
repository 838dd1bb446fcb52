import { useState } from 'react';

import type { ShopError } from '../../../../../services/foundation/problem/result-contract.js';

interface OpenErrors {
  readonly open: readonly ShopError[];
  /** Listens to the changes of the whole form. */
  readonly onChange: (event: React.FormEvent<HTMLFormElement>) => void;
}

/** Returns the errors of the last answer that still hold. An error goes when its field is changed. */
export function useOpenErrors(errors: readonly ShopError[]): OpenErrors {
  const [changed, setChanged] = useState({ since: errors, fields: [] as readonly string[] });
  const fields = changed.since === errors ? changed.fields : [];
  return {
    open: stillOpen(errors, fields),
    onChange: ({ target }) => setChanged({ since: errors, fields: [...fields, (target as HTMLInputElement).name] }),
  };
}

export function stillOpen(errors: readonly ShopError[], changed: readonly string[]): readonly ShopError[] {
  return errors.filter(({ field }) => !field || !changed.includes(field));
}
