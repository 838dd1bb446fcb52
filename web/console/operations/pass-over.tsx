import { Form } from '@remix-run/react';

interface PassOverProps {
  readonly job: string;
  readonly date: string;
}

/** For a date that can never be completed, so that later dates continue. */
export function PassOver({ job, date }: PassOverProps): React.JSX.Element {
  const field = `orsak-${job}-${date}`;
  return (
    <Form method="post" className="jump" preventScrollReset>
      <input type="hidden" name="jobb" value={job} />
      <input type="hidden" name="datum" value={date} />
      <label htmlFor={field}>Orsak</label>
      <input id={field} name="orsak" required minLength={3} maxLength={200} />
      <button className="small-button" name="vad" value="hoppa" aria-label={`Hoppa över ${date} för ${job}`}>
        Hoppa över dagen
      </button>
    </Form>
  );
}
