/**
 * React's development build opens a task of the debugger for each element, which a debugger uses to show where the
 * element was created. That is a sixth of a story's time. It also records each render for the tracks of a profiler.
 * React looks for both functions once, when it is loaded.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined })
