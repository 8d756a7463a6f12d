// Loaded before a process that is measured: at its end it says how much memory it had at most, in megabytes.
process.on('exit', () => {
  process.stderr.write(`Peak memory ${process.resourceUsage().maxRSS / 1000}\n`);
});
