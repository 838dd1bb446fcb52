import { Parser } from 'htmlparser2';

/** A form of a page, with the values that a browser would send if its person only pressed the button. */
export interface PageForm {
  /** The page on which it stands. */
  readonly page: string;
  readonly action: string;
  readonly isFiles: boolean;
  /** The fields in their order. A name may occur more than once. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

interface Open {
  readonly id: string | undefined;
  readonly action: string;
  readonly isFiles: boolean;
  readonly isPost: boolean;
  readonly fields: [string, string][];
}

type Attributes = Readonly<Record<string, string>>;

const UNSENT = ['button', 'image', 'reset', 'file'];

/** Returns the forms of a page that change something. Fields outside a form belong to it by their `form` attribute. */
export function formsIn(html: string, page: string): readonly PageForm[] {
  const forms: Open[] = [];
  const outside: { readonly form: string; readonly field: [string, string] }[] = [];
  let open: Open | undefined;
  let select: string | undefined;
  const add = (field: [string, string], form: string | undefined): void => {
    if (form) outside.push({ form, field });
    else open?.fields.push(field);
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'form') forms.push((open = opened(attributes, page)));
      const { name, form } = attributes;
      if (tag === 'select') select = name;
      if (tag === 'option' && select !== undefined) add([select, attributes['value'] ?? ''], form);
      if (name && (tag === 'input' || tag === 'button') && isSent(attributes)) add([name, valueOf(attributes)], form);
      if (name && tag === 'textarea') add([name, 'Ett svar'], form);
    },
    onclosetag(tag) {
      if (tag === 'form') open = undefined;
      if (tag === 'select') select = undefined;
    },
  });
  parser.end(html);
  for (const { form, field } of outside) forms.find(({ id }) => id === form)?.fields.push(field);
  return forms
    .filter(({ isPost }) => isPost)
    .map(({ action, isFiles, fields }) => ({ page, action, isFiles, fields: once(fields) }));
}

function opened({ id, action, method, enctype }: Attributes, page: string): Open {
  const target = new URL(action || page, `http://shop${page}`);
  return {
    id,
    action: target.pathname + target.search,
    isPost: method?.toLowerCase() === 'post',
    isFiles: enctype === 'multipart/form-data',
    fields: [],
  };
}

function isSent({ type = '' }: Attributes): boolean {
  return !UNSENT.includes(type);
}

function valueOf({ value, type }: Attributes): string {
  return value ?? (type === 'checkbox' ? 'on' : '');
}

/** A browser sends one of several options, radios or buttons of one name. */
function once(fields: readonly [string, string][]): readonly [string, string][] {
  return [...new Map([...fields].reverse()).entries()].reverse();
}
