import { ArrowRight } from 'lucide-react';

import type { Difference } from '../../../../domain/replay-history/index.js';
import { count } from '../../format.js';
import { Why } from './number.js';
import { describeDifference } from '../texts.js';

const SHOWN = 60;

export function DifferenceTable({ differences }: { readonly differences: readonly Difference[] }): React.JSX.Element {
  return (
    <table className="facts differences">
      <tbody>
        {differences.slice(0, SHOWN).map((difference) => {
          const { label, before, after } = describeDifference(difference);
          return (
            <tr key={difference.path}>
              <th scope="row">
                <Why path={difference.path}>{label}</Why>
              </th>
              <td>
                <s>{before}</s> <ArrowRight size={14} aria-label="blev" /> <ins>{after}</ins>
              </td>
            </tr>
          );
        })}
        {differences.length > SHOWN && (
          <tr>
            <td colSpan={2} className="muted">
              och {count(differences.length - SHOWN)} till
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
