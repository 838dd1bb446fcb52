import { Button, type ButtonProps } from '../../../interface/navigation/button.js';

interface IntentButtonProps extends Pick<ButtonProps, 'variant' | 'wide' | 'loading'> {
  /** Name and value submitted without scripts. */
  readonly intent: readonly [name: string, value: string];
  readonly action?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly onPress: () => void;
  readonly children: string;
}

/** A button that sends an event to the state machine. Without scripts it submits its own form. */
export function IntentButton({
  intent: [name, value],
  action = '/login-status',
  fields = {},
  onPress,
  children,
  ...look
}: IntentButtonProps): React.JSX.Element {
  const press = (event: React.FormEvent): void => {
    event.preventDefault();
    onPress();
  };
  return (
    <form method="post" action={action} onSubmit={press} className="login-intent">
      {Object.entries(fields).map(([field, content]) => (
        <input key={field} type="hidden" name={field} value={content} />
      ))}
      <Button {...look} name={name} value={value}>
        {children}
      </Button>
    </form>
  );
}
