import './switch.css';

export interface SwitchProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  readonly children: React.ReactNode;
}

/** Takes effect in the page only. SwitchButton saves its own form; a checkbox is saved with other fields. */
export function Switch({ children, ...input }: SwitchProps): React.JSX.Element {
  return (
    <label className="switch">
      <span className="switch-text">{children}</span>
      <input {...input} type="checkbox" role="switch" className="switch-control" />
    </label>
  );
}
