import { createContext, forwardRef, useContext, useEffect } from 'react';

type SetTitle = (title: string) => void;

/** Sets the dialog's title, when a dialog shows the log-in. The title then serves as the heading of each screen. */
export const TitleContext = createContext<SetTitle | null>(null);

export function useSetTitle(): SetTitle | null {
  return useContext(TitleContext);
}

/** The heading of a screen. In a dialog it renders nothing, because the dialog's title says the same. */
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
