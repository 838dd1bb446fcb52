import './switch.css';

export interface SwitchProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  readonly children: React.ReactNode;
}

/**
 * A switch that changes only the page. Use SwitchButton if a press must save at once, and a checkbox in a larger form.
 */
export function Switch({ children, ...input }: SwitchProps): React.JSX.Element {
  return (
    <label className="switch">
      <span className="switch-text">{children}</span>
      <input {...input} type="checkbox" role="switch" className="switch-control" />
    </label>
  );
}
