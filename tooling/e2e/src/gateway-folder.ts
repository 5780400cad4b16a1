import path from 'node:path'

/** Scripts that work on the test world beside the gateway run in its folder. */
export const gatewayFolder = path.resolve(import.meta.dirname, '../../../apps/gateway')
