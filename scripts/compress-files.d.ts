export function compressFiles(directory: string): Promise<void>;
