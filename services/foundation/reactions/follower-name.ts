const PREFIX = 'reaction ';

/** Views and reactions store their checkpoints in one table. The prefix contains a space, which no view's name has. */
export function followerOf(reaction: string): string {
  return PREFIX + reaction;
}

export function reactionOf(follower: string): string {
  return follower.slice(PREFIX.length);
}
