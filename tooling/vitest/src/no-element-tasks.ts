/**
 * React's development build opens a task of the debugger for each element, which a debugger uses to show where the
 * element was created. That is a sixth of a story's time. React looks for the function once, when it is loaded.
 */
Object.assign(console, { createTask: undefined })

Object.defineProperty(console, 'timeStamp', { value: undefined, configurable: true, writable: true })
