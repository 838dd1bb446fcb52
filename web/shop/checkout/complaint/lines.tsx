import type { ComplainableLine, ComplainedGoods } from '../../../../services/shop/complaint/contract.js';
import { Select } from '../../../interface/field/select.js';
import { formatDate } from '../../../interface/words/dates.js';
import { OrderedPicture } from '../facts/ordered-picture.js';
import { fieldOf } from './read-sent.js';
import { complaintPageTexts as texts } from './texts.js';

interface LinesProps {
  readonly lines: readonly ComplainableLine[];
  readonly chosen: readonly ComplainedGoods[];
  readonly errorsOf: (field: string) => readonly string[];
}

export function ComplaintLines({ lines, chosen, errorsOf }: LinesProps): React.JSX.Element {
  return (
    <ul className="confirmation-lines withdrawal-lines" id="varor" tabIndex={-1}>
      {lines.map((line) => (
        <li key={line.lineId}>
          <OrderedPicture varuId={line.varuId} />
          <div>
            {line.name}
            <small className="muted">{noteOf(line)}</small>
          </div>
          {line.state === 'may' && (
            <Select
              id={fieldOf(line.lineId)}
              name={fieldOf(line.lineId)}
              label={texts.quantityShort}
              aria-label={texts.quantity(line.name)}
              options={Array.from({ length: line.quantity + 1 }, (_, count) => ({
                value: `${count}`,
                text: `${count}`,
              }))}
              defaultValue={`${startOf(line, lines, chosen)}`}
              errors={errorsOf(fieldOf(line.lineId))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function noteOf({ state, lastDay }: ComplainableLine): string | null {
  if (state !== 'may') return texts.lines[state];
  return lastDay && texts.until(formatDate(lastDay));
}

/** Of a single piece there is nothing to choose. */
function startOf(line: ComplainableLine, all: readonly ComplainableLine[], chosen: LinesProps['chosen']): number {
  const sent = chosen.find(({ lineId }) => lineId === line.lineId)?.quantity;
  if (sent !== undefined) return Math.min(Math.max(sent, 0), line.quantity);
  return all.length === 1 && line.quantity === 1 ? 1 : 0;
}
