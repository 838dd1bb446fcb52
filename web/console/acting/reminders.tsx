import type { Instant } from '../../../domain/kernel/index.js';
import { minute } from '../format.js';
import { TableScroll } from '../layout/table-scroll.js';
import { Chain } from './chain.js';
import type { ReminderExplained } from './explain-reminders.js';
import type { Step } from './step.js';
import { actingTexts as texts } from './texts.js';

interface RemindersProps {
  readonly reminders: readonly ReminderExplained[];
  readonly guardianships: readonly Step[];
  readonly asOf: Instant;
}

/** RMD-03: each reminder with its day, the consents at that moment, what became of it, its events and its rule. */
export function Reminders({ reminders, guardianships, asOf }: RemindersProps): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="paminnelser">
      <h2 id="paminnelser">{texts.reminders}</h2>
      {reminders.length === 0 && <p className="muted">{texts.noReminders}</p>}
      {guardianships.length > 0 && <Guardianships steps={guardianships} />}
      {reminders.map((each) => (
        <OneReminder key={each.reminderId} reminder={each} asOf={asOf} />
      ))}
    </section>
  );
}

/** RX-08: without a guardianship nothing is planned, so no reminder can say why. */
function Guardianships({ steps }: { readonly steps: readonly Step[] }): React.JSX.Element {
  return (
    <>
      <h3>{texts.guardianships}</h3>
      <p>{texts.guardianshipsWhy}</p>
      <Chain steps={steps} />
    </>
  );
}

function OneReminder({
  reminder,
  asOf,
}: {
  readonly reminder: ReminderExplained;
  readonly asOf: Instant;
}): React.JSX.Element {
  const { reminderId, dueOn, standing, from, ruleVersion, askedAt, steps } = reminder;
  return (
    <>
      <h3 id={reminderId}>
        {texts.due} {dueOn}: {standing}
      </h3>
      <p>
        {from ? texts.from(from) : texts.kindSealed} {texts.rule} <code>{ruleVersion}</code>.
      </p>
      <TableScroll labelledBy={reminderId}>
        <Ways reminder={reminder} at={minute(askedAt ?? asOf)} />
      </TableScroll>
      <Chain steps={steps} />
    </>
  );
}

function Ways({ reminder, at }: { readonly reminder: ReminderExplained; readonly at: string }): React.JSX.Element {
  return (
    <table className="facts">
      <caption>{texts.asked(reminder, at)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.way}</th>
          <th scope="col">{texts.outcome}</th>
          <th scope="col">{texts.consent}</th>
        </tr>
      </thead>
      <tbody>
        {reminder.ways.map(({ way, name, outcome, consents }) => (
          <tr key={way}>
            <th scope="row">{name}</th>
            <td>{outcome ?? texts.notYet}</td>
            <td>
              {consents.map(({ since, ...consent }) => (
                <div key={consent.code}>
                  {consent.code}: {texts.consentThen(consent, since && minute(since))}
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
