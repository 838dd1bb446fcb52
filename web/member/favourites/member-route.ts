import { redirect } from '@remix-run/node';

/** The Swedish address among the member pages. */
export function loader() {
  return redirect('/favourites', 301);
}
