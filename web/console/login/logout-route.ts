import { redirect, type ActionFunctionArgs } from '@remix-run/node';

export async function action({ context }: ActionFunctionArgs) {
  return redirect('/konsol/logga-in', { headers: { 'Set-Cookie': await context.console.desk.logOut() } });
}

export const loader = () => redirect('/konsol');
