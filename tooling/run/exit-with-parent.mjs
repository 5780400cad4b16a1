// Loaded into every process that we start: sends itself SIGTERM when its parent is gone, even after `kill -9`.
// The parent of the first one is the shell of npm, which forwards no signals.
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()
