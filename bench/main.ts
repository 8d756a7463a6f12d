// Prints how fast and how small the built site is. Machines are noisy: read ratios before figures.
import { benchBrowsing } from './browsing.ts';
import { benchContent } from './content.ts';
import { benchServing } from './serving.ts';

for (const bench of [benchContent, benchServing, benchBrowsing]) {
  for (const line of await bench()) console.log(line);
}
