// Loaded before the command in a child process: tells at its end what it took, in the fourth stream.
import { writeSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { milliseconds: (userCPUTime + systemCPUTime) / 1000, megabytes: maxRSS / 1024 };
  writeSync(3, JSON.stringify(usage));
});
