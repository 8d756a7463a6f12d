import type { Found } from './search-site.ts';
import type { Question } from './search-worker.ts';

interface Reply {
  readonly query: string;
  readonly found: Found;
}

let worker: Worker | undefined;

/** What a search finds, in the browser. The page with the search holds the index. */
export function askWorker(page: string, query: string): Promise<Found> {
  worker ??= new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const own = worker;
  const question: Question = { page, query };
  return new Promise((resolve) => {
    const read = ({ data }: MessageEvent<Reply>) => {
      if (data.query !== query) return;
      own.removeEventListener('message', read);
      resolve(data.found);
    };
    own.addEventListener('message', read);
    own.postMessage(question);
  });
}
