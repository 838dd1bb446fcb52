import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

/** Redirects from the app's URL of the search results to the shop's. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return redirect(`/search${new URL(request.url).search}`, 301);
}
