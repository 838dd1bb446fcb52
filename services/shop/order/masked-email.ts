/** "a•••@exempel.se": enough for the owner to recognise, too little for anyone else (CHK-08). */
export function maskedEmail(email: string): string {
  const at = email.indexOf('@');
  return at < 1 ? '' : `${email[0]}•••${email.slice(at)}`;
}
