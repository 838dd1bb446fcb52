import './switch.css';

export interface SwitchProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  readonly children: React.ReactNode;
}

/** On or off at once; where something must first be saved, use a checkbox. */
export function Switch({ children, ...input }: SwitchProps): React.JSX.Element {
  return (
    <label className="switch">
      <span className="switch-text">{children}</span>
      <input {...input} type="checkbox" role="switch" className="switch-input" />
    </label>
  );
}
