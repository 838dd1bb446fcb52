import type { Verification } from '../../../domain/books/index.js';
import { kr } from '../format.js';
import { TableScroll } from '../layout/table-scroll.js';
import { booksTexts as texts } from './texts.js';

interface VerificationTableProps {
  readonly id: string;
  readonly verification: Verification;
}

/** The rows of a verification, as the file has them. Debit and credit have the same sum. */
export function VerificationTable({ id, verification }: VerificationTableProps): React.JSX.Element {
  const { text, postings } = verification;
  const debit = postings.reduce((sum, { amount }) => (amount > 0 ? sum + amount : sum), 0);
  const credit = postings.reduce((sum, { amount }) => (amount < 0 ? sum - amount : sum), 0);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{text}</h2>
      <TableScroll labelledBy={id}>
        <table className="books">
          <thead>
            <tr>
              <th scope="col">{texts.account}</th>
              <th scope="col">{texts.name}</th>
              <th scope="col" className="sum">
                {texts.debit}
              </th>
              <th scope="col" className="sum">
                {texts.credit}
              </th>
            </tr>
          </thead>
          <tbody>
            {postings.map(({ account, amount }) => (
              <tr key={account.number}>
                <th scope="row">{account.number}</th>
                <td>{account.name}</td>
                <td className="sum">{amount > 0 && kr(amount)}</td>
                <td className="sum">{amount < 0 && kr(-amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {texts.sum}
              </th>
              <td className="sum">{kr(debit)}</td>
              <td className="sum">{kr(credit)}</td>
            </tr>
          </tfoot>
        </table>
      </TableScroll>
    </section>
  );
}
