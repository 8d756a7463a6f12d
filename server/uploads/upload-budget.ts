import { mostBytes } from '../../generated/contract/files.ts';

// Uploads are held in memory until they are stored or refused.
const mostOfAll = 8 * mostBytes;
const mostOfClient = 2;

/** Counts what is being uploaded. */
export interface UploadBudget {
  /** Takes room for an upload; gives the way to return it, or nothing if there is no room. */
  take(client: string, bytes: number): (() => void) | undefined;
}

/** Bounds the memory of uploads, and how many a client has at a time. */
export function createUploadBudget(): UploadBudget {
  const open = new Map<string, number>();
  let used = 0;
  return {
    take: (client, bytes) => {
      const own = open.get(client) ?? 0;
      if (own >= mostOfClient || used + bytes > mostOfAll) return undefined;
      used += bytes;
      open.set(client, own + 1);
      return () => {
        used -= bytes;
        const left = (open.get(client) ?? 1) - 1;
        if (left > 0) open.set(client, left);
        else open.delete(client);
      };
    },
  };
}
