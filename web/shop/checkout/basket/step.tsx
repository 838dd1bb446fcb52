import { Check } from 'lucide-react';

interface StepProps {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** True while earlier steps are incomplete. This step is then greyed out. */
  readonly locked?: boolean;
  readonly done?: boolean;
  readonly aside?: React.ReactNode;
  readonly children: React.ReactNode;
}

export function Step({ id, number, title, locked, done, aside, children }: StepProps): React.JSX.Element {
  return (
    <section className="step" id={id} aria-labelledby={`${id}-rubrik`} data-locked={locked || undefined}>
      <header className="step-head">
        <span className="step-number" data-done={done || undefined} aria-hidden>
          {done ? <Check size={18} strokeWidth={2} /> : number}
        </span>
        <h2 id={`${id}-rubrik`} className="step-title">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
