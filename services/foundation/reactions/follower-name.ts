const PREFIX = 'reaction ';

/** Views and reactions store checkpoints in one table. The space distinguishes them, because a view's name has none. */
export function followerOf(reaction: string): string {
  return PREFIX + reaction;
}

export function reactionOf(follower: string): string {
  return follower.slice(PREFIX.length);
}
