import { defineConfig } from 'orval'

const override = {
  mutator: { path: './src/api/http.ts', name: 'http' },
  fetch: { includeHttpResponseReturnType: false },
}

/**
 * `portal` generates react-query hooks from the contract, in one folder for each tag. `src/api/refreshes.ts` needs the operation
 * ids in the query keys and mutation keys. `calls` generates functions without react-query, which the sign-in and the public pages
 * do not load.
 */
export default defineConfig({
  portal: {
    input: './openapi.yaml',
    output: {
      mode: 'tags-split',
      target: './src/api/generated',
      schemas: './src/api/generated/model',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: false,
      urlEncodeParameters: true,
      override: {
        ...override,
        query: { useOperationIdAsQueryKey: true, signal: true },
      },
    },
  },
  calls: {
    input: { target: './openapi.yaml', filters: { tags: ['session', 'public'] } },
    output: {
      mode: 'tags-split',
      target: './src/api/generated/calls',
      schemas: './src/api/generated/model',
      client: 'fetch',
      indexFiles: false,
      urlEncodeParameters: true,
      override,
    },
  },
})
