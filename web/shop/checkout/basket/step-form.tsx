import { Form, useSubmit } from '@remix-run/react';

const HERE = '/shop/basket';

interface StepFormProps extends Omit<React.ComponentProps<typeof Form>, 'action' | 'method' | 'ref'> {
  /** The id of the step. Without scripts the answer opens there. With them the page stays where it is. */
  readonly at: string;
  readonly formRef?: React.RefObject<HTMLFormElement>;
}

export function StepForm({ at, formRef, onSubmit, ...form }: StepFormProps): React.JSX.Element {
  const submit = useSubmit();
  const send = (event: React.FormEvent<HTMLFormElement>): void => {
    onSubmit?.(event);
    if (event.isDefaultPrevented()) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sent = submitter instanceof HTMLButtonElement ? submitter : event.currentTarget;
    submit(sent, { method: 'post', action: HERE, preventScrollReset: true });
  };
  return <Form {...form} ref={formRef} method="post" action={`${HERE}#${at}`} onSubmit={send} />;
}
