import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

export function loader({ request }: LoaderFunctionArgs): Response {
  return redirect(`/campaigns${new URL(request.url).search}`, 301);
}
