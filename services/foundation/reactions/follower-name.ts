const PREFIX = 'reaction ';

/** Checkpoints of views and reactions share one table; a view's name has no space. */
export function followerOf(reaction: string): string {
  return PREFIX + reaction;
}

export function reactionOf(follower: string): string {
  return follower.slice(PREFIX.length);
}
