/** A form as a browser would send it. A list sends its field once for each value. */
export function formOf(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) form.append(name, each);
  return form;
}
