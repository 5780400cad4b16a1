import { errorCodes } from '@boardwalk/api-client/contract'
import { languageCodes } from '@boardwalk/i18n/codes'

/** Fields that every answer has (contract A1). */
const envelope = {
  success: { type: 'boolean' },
  message: { type: 'string', description: 'For people, in the language of the request.' },
  traceId: { type: 'string' },
  serverTime: { type: 'string', format: 'date-time' },
}
const required = [...Object.keys(envelope), 'code', 'value']

const schemas = {
  Success: {
    type: 'object',
    properties: { ...envelope, success: { const: true }, code: { const: 'OK' }, value: {} },
    required,
  },
  Failure: {
    type: 'object',
    properties: {
      ...{ ...envelope, success: { const: false }, code: { enum: errorCodes } },
      value: { type: ['object', 'null'], description: 'Detail of the code.' },
    },
    required,
  },
  Sealed: {
    type: 'object',
    properties: {
      jwe: { type: 'string', description: 'Compact JWE to a key of /wps/system/keys (ECDH-ES, A256GCM).' },
    },
    required: ['jwe'],
    additionalProperties: false,
  },
}

const header = (name: string, description: string, schema: object, isRequired = false) => ({
  ...{ name, description, schema },
  ...{ in: 'header', required: isRequired },
})

const parameters = {
  Merchant: header('X-Merchant', 'Merchant code; without it the host decides.', { type: 'string' }),
  Language: header('X-Language', 'Language of texts; without it the merchant’s first.', { enum: languageCodes }),
  IdempotencyKey: header(
    'Idempotency-Key',
    'The same key makes a repeat the same write.',
    { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
    true,
  ),
}

const securitySchemes = { session: { type: 'http', scheme: 'bearer', description: 'Token of a login.' } }

export const components = { schemas, parameters, securitySchemes }
