export function watchFolders(folders: readonly string[], changed: () => void): () => void;
