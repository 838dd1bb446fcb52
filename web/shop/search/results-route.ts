import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

/** The app uses another address for the same results. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return redirect(`/search${new URL(request.url).search}`, 301);
}
