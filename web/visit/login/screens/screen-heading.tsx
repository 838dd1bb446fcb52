import { createContext, forwardRef, useContext, useEffect } from 'react';

type SetTitle = (title: string) => void;

/** Set when a dialog shows the log-in. The dialog's title is then the heading of each screen. */
export const TitleContext = createContext<SetTitle | null>(null);

export function useSetTitle(): SetTitle | null {
  return useContext(TitleContext);
}

/** A heading on a page; nothing inside a dialog, which has a title. */
export const ScreenHeading = forwardRef<HTMLHeadingElement, { readonly title: string }>(function ScreenHeading(
  { title },
  heading,
) {
  const tell = useSetTitle();
  useEffect(() => tell?.(title), [tell, title]);
  if (tell) return null;
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
});
