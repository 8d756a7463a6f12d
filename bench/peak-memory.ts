// Loaded before a measured process: at its end it prints its peak memory in megabytes.
process.on('exit', () => {
  process.stderr.write(`Peak memory ${process.resourceUsage().maxRSS / 1000}\n`);
});
