// Loaded into every process that we start: when its parent is gone, even by `kill -9`, it ends itself in good order.
// The first one's parent is the shell of npm, which passes no signal on.
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()
