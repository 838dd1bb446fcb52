export const texts = {
  apiVersion: (version: string) => `Huvudet api-version ska vara ${version}.`,
} as const;
