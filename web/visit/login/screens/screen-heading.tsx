import { createContext, forwardRef, useContext, useEffect } from 'react';

type TellTitle = (title: string) => void;

/** Provided where a dialog shows the login: its title is then the heading of each screen. */
export const TitleTold = createContext<TellTitle | null>(null);

export function useTellTitle(): TellTitle | null {
  return useContext(TitleTold);
}

/** A heading on a page; none inside a dialog. */
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
