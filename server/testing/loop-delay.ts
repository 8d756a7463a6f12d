// Loaded before a measured server: on a signal it prints the event loop delay.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('SIGUSR2', () => {
  process.stdout.write(`Loop delay ${(delay.percentile(99) / 1e6).toFixed(1)}\n`);
});
