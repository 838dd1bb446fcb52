import './switch.css';

export interface SwitchProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  readonly children: React.ReactNode;
}

/** On or off at once, in the page alone; what is saved with a form of its own is a SwitchButton, with others a checkbox. */
export function Switch({ children, ...input }: SwitchProps): React.JSX.Element {
  return (
    <label className="switch">
      <span className="switch-text">{children}</span>
      <input {...input} type="checkbox" role="switch" className="switch-control" />
    </label>
  );
}
