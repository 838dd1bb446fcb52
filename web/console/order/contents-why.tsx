import { Link } from '@remix-run/react';

import type { LadderWhy } from '../../../domain/prescription/price/index.js';
import type { PrescriptionContents } from '../../../services/support/contract/order-life.js';
import { kr, longDate, percent } from '../format.js';
import { TableScroll } from '../layout/table-scroll.js';
import { collectableWord } from '../replay/prescription-words.js';
import { priceWhyTexts as texts } from './texts.js';

interface ContentsWhyProps {
  readonly contents: PrescriptionContents;
  readonly subjectId: string;
  /** The id of the line's heading. */
  readonly labelledBy: string;
}

/** RX-05: how the price of a withdrawal came about, and from when the next one can be collected, for a pharmacist. */
export function ContentsWhy({ contents, subjectId, labelledBy }: ContentsWhyProps): React.JSX.Element {
  const { patient, article, packages, why, collectable } = contents;
  const { price, ladder, by } = why;
  return (
    <>
      <TableScroll labelledBy={labelledBy}>
        <table className="facts">
          <tbody>
            <Fact name={texts.patient}>{texts.patients[patient.kind](patient.name ?? '')}</Fact>
            <Fact name={texts.article}>
              {article}, {texts.packages(packages)}
            </Fact>
            <Fact name={texts.whole}>{kr(price.price)}</Fact>
            <Fact name={texts.counted}>{price.onLadder > 0 ? kr(price.onLadder) : texts.by[by]}</Fact>
            {ladder && <Ladder ladder={ladder} />}
            {price.benefit === 'R' && <Fact name={texts.fee}>{kr(price.fee)}</Fact>}
            {price.difference > 0 && <Fact name={texts.difference}>{kr(price.difference)}</Fact>}
            <Fact name={texts.amount}>{kr(price.amount)}</Fact>
            <Fact name={texts.rules}>
              {[...new Set([...price.ruleVersions, ladder?.ruleVersion ?? []].flat())].join(', ')}
            </Fact>
            {collectable && (
              <Fact name={texts.next}>
                {collectableWord(collectable.word)}. {texts.rule(collectable.ruleVersion)}{' '}
                <Link
                  to={`/konsol/kund/${subjectId}?recept=oppna&varfor=${encodeURIComponent(collectable.path)}`}
                  prefetch="none"
                >
                  {texts.behind}
                </Link>
              </Fact>
            )}
          </tbody>
        </table>
      </TableScroll>
      {ladder && ladder.feeAgain !== price.fee && <p className="fault">{texts.differs(kr(ladder.feeAgain))}</p>}
      <p className="muted">{texts.notStored}</p>
    </>
  );
}

function Ladder({ ladder }: { readonly ladder: LadderWhy }): React.JSX.Element {
  const { begins, startsOn, endsOn, sumBefore, feeBefore, freeCardSince, steps, cap } = ladder;
  return (
    <>
      <Fact name={texts.period}>
        {texts.span(startsOn, endsOn)}
        {begins && `, ${texts.begins}`}
      </Fact>
      <Fact name={texts.before}>{texts.sums(kr(sumBefore), kr(feeBefore))}</Fact>
      <Fact name={texts.steps}>
        {freeCardSince ? texts.freeCard(longDate(freeCardSince)) : null}
        {steps.map(({ from, percent: share, part }) => (
          <span key={from} className="order-discount">
            {texts.step(percent(share), kr(part), kr(from))}
          </span>
        ))}
      </Fact>
      <Fact name={texts.cap}>{kr(cap)}</Fact>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }): React.JSX.Element {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}
