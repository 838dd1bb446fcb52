export interface OneShop {
  restart(prepare: () => Promise<void>): Promise<void>;
  end(): Promise<void>;
  pid(): number | undefined;
}

export function oneShop(args: readonly string[], tell: (line: string) => void): OneShop;
