import './switch.css';

export interface SwitchProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  readonly children: React.ReactNode;
}

/**
 * Takes effect at once in the page only. Use SwitchButton for a value saved by its own form, and a checkbox for one
 * saved with others.
 */
export function Switch({ children, ...input }: SwitchProps): React.JSX.Element {
  return (
    <label className="switch">
      <span className="switch-text">{children}</span>
      <input {...input} type="checkbox" role="switch" className="switch-control" />
    </label>
  );
}
