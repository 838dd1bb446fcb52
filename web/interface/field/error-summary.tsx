import { useEffect, useRef } from 'react';

import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import './error-summary.css';

interface ErrorSummaryProps {
  readonly errors: readonly ShopError[];
  /** Returns the id of a field's input. By default it is the field's name. */
  readonly idOf?: (field: string) => string;
  /** The answer that brought the errors. The focus moves again only when this changes. By default it is the list. */
  readonly answer?: unknown;
}

/** Lists all errors with a link to each field, and takes the focus when it appears. */
export function ErrorSummary({
  errors,
  idOf = (field) => field,
  answer = errors,
}: ErrorSummaryProps): React.JSX.Element | null {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [answer]);
  if (errors.length === 0) return null;
  const title = errors.find(({ title: own }) => own)?.title ?? 'Kontrollera uppgifterna';
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ field, message, explanation }) => (
          <li key={`${field}${message}`}>
            {field ? <a href={`#${idOf(field)}`}>{message}</a> : message} {explanation}
          </li>
        ))}
      </ul>
    </div>
  );
}
