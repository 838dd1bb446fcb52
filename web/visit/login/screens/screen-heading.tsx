import { createContext, forwardRef, useContext, useEffect } from 'react';

type TellTitle = (title: string) => void;

/** Given where the login is shown in a dialog, whose title is then the heading of each screen. */
export const TitleTold = createContext<TellTitle | null>(null);

export function useTellTitle(): TellTitle | null {
  return useContext(TitleTold);
}

/** On a page a heading of its own; in a dialog none but the dialog's. */
export const ScreenHeading = forwardRef<HTMLHeadingElement, { readonly title: string }>(function ScreenHeading(
  { title },
  heading,
) {
  const tell = useTellTitle();
  useEffect(() => tell?.(title), [tell, title]);
  if (tell) return null;
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
});
