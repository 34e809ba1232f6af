import { buildContract, type OpenApiDocument } from '@mocks/contract/build-contract'

const bytes = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: 10 }
const common = {
  tags: ['files'],
  security: [],
  parameters: [
    { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', minLength: 8, maxLength: 80 } },
  ],
}
const badRequest = { content: { 'application/json': { schema: { type: 'object' } } } }
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const openApiDocument: OpenApiDocument = {
  info: { version: '1.0.0' },
  paths: {
    '/fapi/attachments/': {
      post: {
        ...common,
        operationId: 'attach',
        requestBody: {
          required: true,
          content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Attachment' } } },
        },
        responses: {
          201: { content: { 'application/json': { schema: { type: 'object' } } } },
          400: badRequest,
        },
      },
    },
    '/fapi/photos/{name}/': {
      put: {
        ...common,
        operationId: 'putPhoto',
        requestBody: { required: true, content: { 'application/octet-stream': { schema: bytes } } },
        responses: { 204: {}, 400: badRequest },
      },
    },
    '/fapi/copies/': {
      post: {
        ...common,
        operationId: 'copyBytes',
        requestBody: { content: { 'application/octet-stream': { schema: bytes } } },
        responses: { 200: { content: { [workbook]: { schema: bytes } } }, 400: badRequest },
      },
    },
  },
  components: {
    schemas: {
      Bytes: bytes,
      Attachment: {
        type: 'object',
        additionalProperties: false,
        required: ['file', 'submission'],
        properties: {
          file: { $ref: '#/components/schemas/Bytes' },
          more: { type: 'array', maxItems: 2, items: { $ref: '#/components/schemas/Bytes' } },
          submission: { type: 'integer', minimum: 1 },
          is_final: { type: 'boolean' },
          note: { type: ['string', 'null'], maxLength: 5 },
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
}

/** A contract with three operations: `attach` receives a form with files, `putPhoto` a file, and `copyBytes` returns bytes. */
export const { contract } = buildContract(openApiDocument)
