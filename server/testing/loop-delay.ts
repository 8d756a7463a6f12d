// Loaded before a server that is measured: on a signal it prints how long its loop was held up.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('SIGUSR2', () => {
  process.stdout.write(`Loop delay ${(delay.percentile(99) / 1e6).toFixed(1)}\n`);
});
